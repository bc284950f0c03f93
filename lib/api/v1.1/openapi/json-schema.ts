import { z } from "zod"
import { acceptedBy } from "../../accepting"

export type JsonSchema = {
  [keyword: string]: unknown
  properties?: Record<string, JsonSchema>
  required?: string[]
}

/** Where the document keeps named schemas. */
export const componentPath = (name: string) => `#/components/schemas/${name}`

/** The JSON Schema of what `schema` accepts on the wire, with references to the parts that have a name in the document. */
export function requestSchema(
  schema: z.ZodType,
  nameOf: (part: z.core.$ZodType) => string | undefined = () => undefined,
): JsonSchema {
  const partOf = (part: z.core.$ZodType) => (part === schema ? undefined : nameOf(part))
  function override({ zodSchema, jsonSchema }: Override): void {
    const name = partOf(zodSchema)
    const accepted = acceptedBy(zodSchema)
    if (name === undefined && !accepted) return
    for (const keyword of Object.keys(jsonSchema)) delete jsonSchema[keyword]
    Object.assign(
      jsonSchema,
      name === undefined ? accepted && requestSchema(accepted, partOf) : reference(name),
    )
  }
  return tidy(z.toJSONSchema(schema, { io: "input", unrepresentable: "any", override }))
}

const reference = (name: string) => ({ $ref: componentPath(name) })

/** The JSON Schemas of answers by name; an answer that contains another refers to it. */
export function answerSchemas(named: Record<string, z.ZodType>): Record<string, JsonSchema> {
  const registry = z.registry<{ id: string }>()
  for (const [id, schema] of Object.entries(named)) registry.add(schema, { id })
  const { schemas } = z.toJSONSchema(registry, { io: "output", uri: componentPath })
  return Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, tidy(schema)]))
}

type Override = { zodSchema: z.core.$ZodType; jsonSchema: z.core.JSONSchema.BaseSchema }

/** The schema as a person would write it, with nullable types on one line and without the bounds that every number has. */
function tidy(schema: object): JsonSchema {
  const tidied: JsonSchema = {}
  for (const [keyword, value] of Object.entries(schema)) {
    if (keyword === "$schema" || keyword === "$id") continue
    // Later versions of the service may add fields, so answers are not closed.
    if (keyword === "additionalProperties" && value === false) continue
    tidied[keyword] = tidyValue(keyword, value)
  }
  if (tidied.format === "date" || tidied.format === "date-time") delete tidied.pattern
  if (tidied.type === "integer") tidyInteger(tidied)
  return foldNull(tidied)
}

function tidyValue(keyword: string, value: unknown): unknown {
  if (keyword === "properties") {
    const properties = Object.entries(value as Record<string, object>)
    return Object.fromEntries(properties.map(([name, schema]) => [name, tidy(schema)]))
  }
  if (keyword === "items") return tidy(value as object)
  if (keyword === "anyOf" || keyword === "oneOf") return (value as object[]).map(tidy)
  return value
}

function tidyInteger(schema: JsonSchema): void {
  const { minimum, maximum } = schema
  if (maximum === 2_147_483_647) schema.format = "int32"
  if (minimum === Number.MIN_SAFE_INTEGER || minimum === -2_147_483_648) delete schema.minimum
  if (maximum === Number.MAX_SAFE_INTEGER || maximum === 2_147_483_647) delete schema.maximum
}

function foldNull(schema: JsonSchema): JsonSchema {
  const { anyOf, ...rest } = schema
  if (!Array.isArray(anyOf) || anyOf.length !== 2) return schema
  const [one, other] = anyOf as JsonSchema[]
  if (other?.type !== "null" || typeof one?.type !== "string" || one.enum) return schema
  return { ...one, ...rest, type: [one.type, "null"] }
}
