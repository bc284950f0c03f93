import type { ValidateFunction } from "ajv"
import { Ajv2020 } from "ajv/dist/2020.js"
import addFormats from "ajv-formats"
import { openApiDocument } from "@/lib/api/v1.1/openapi/document"

type Reference = { $ref: string }
type Header = { required?: boolean; schema: object }
type Response = {
  headers?: Record<string, Reference | Header>
  content?: Record<string, { schema: object }>
}
type PathItem = Record<string, { responses: Record<string, Response> } | undefined>

/** A request, with the method it stood for, and its answer. */
export type Exchange = {
  method: string
  path: string
  status: number
  headers: Headers
  text: string
}

const root = "/api/v1.1"
const document = openApiDocument()
const paths = document.paths as Record<string, PathItem>
const ajv = new Ajv2020({ allErrors: true, strict: false })
addFormats(ajv)
// The document allows additional properties in answers, for later versions; in this version they are an error.
ajv.addSchema({ $id: "document", components: { schemas: closed(document.components.schemas) } })
const validators = new Map<object, ValidateFunction>()

/** How an answer differs from the OpenAPI document: empty if it matches, null if the address is not part of the v1.1 API. */
export function faultsOf(exchange: Exchange): string[] | null {
  // Node itself refuses headers that are too large, before there is a request to answer.
  if (exchange.status === 431) return null
  // Dots and backslashes are resolved as the service does.
  const pathname = new URL(exchange.path, "http://localhost").pathname.replace(/\/$/, "")
  if (pathname !== root && !pathname.startsWith(`${root}/`)) return null
  const item = findPath(pathname.slice(root.length))
  if (!item) return faultsOfResponse(exchange, unknownAddress)
  const verb = exchange.method === "HEAD" ? "get" : exchange.method.toLowerCase()
  const response = item[verb]
    ? item[verb].responses[exchange.status]
    : exchange.status === 405
      ? Object.values(item)[0]?.responses[405]
      : undefined
  if (!response) return [`${exchange.status} is not documented`]
  return faultsOfResponse(exchange, response)
}

/** How `value` differs from the schema of that name. */
export function faultsOfNamed(name: string, value: unknown): string[] {
  return schemaFaults({ $ref: `#/components/schemas/${name}` }, value)
}

/** The answer for paths that are not in the document. */
const unknownAddress: Response = {
  headers: { "X-Request-Id": { $ref: "#/components/headers/X-Request-Id" } },
  content: {
    "application/json": {
      schema: { $ref: "#/components/schemas/Problem", properties: { code: { const: "not_found" } } },
    },
  },
}

function findPath(path: string): PathItem | undefined {
  const exact = paths[path]
  if (exact) return exact
  const template = Object.keys(paths).find(
    (each) => each.includes("{") && new RegExp(`^${each.replace(/\{\w+\}/g, "[^/]*")}$`).test(path),
  )
  return template === undefined ? undefined : paths[template]
}

function faultsOfResponse(exchange: Exchange, response: Response): string[] {
  return [...headerFaults(exchange, response), ...bodyFaults(exchange, response)]
}

function headerFaults({ headers }: Exchange, response: Response): string[] {
  return Object.entries(response.headers ?? {}).flatMap(([name, described]) => {
    const header = "$ref" in described ? resolve(described) : described
    const value = headers.get(name)
    if (value === null) return header.required ? [`the header ${name} is missing`] : []
    const typed = "type" in header.schema && header.schema.type === "integer" ? Number(value) : value
    return schemaFaults(header.schema, typed).map((fault) => `the header ${name} ${fault}`)
  })
}

function bodyFaults({ method, headers, text }: Exchange, { content }: Response): string[] {
  if (method === "HEAD" || !content) return text === "" ? [] : ["a body that is not documented"]
  const type = headers.get("content-type")?.split(";")[0] ?? "none"
  const schema = content[type]?.schema
  if (!schema) return [`the content type ${type} is not documented`]
  if (type === "text/html") return []
  try {
    return schemaFaults(schema, JSON.parse(text))
  } catch {
    return ["the body is not JSON"]
  }
}

function schemaFaults(schema: object, value: unknown): string[] {
  const validate = validators.get(schema) ?? ajv.compile(absolute(schema))
  validators.set(schema, validate)
  if (validate(value)) return []
  return (validate.errors ?? []).map(
    ({ instancePath, message, params }) => `${instancePath || "/"} ${message} ${JSON.stringify(params)}`,
  )
}

function resolve({ $ref }: Reference): Header {
  const name = $ref.split("/").at(-1) ?? ""
  return document.components.headers?.[name] as Header
}

/** `schema` with references that resolve to the document wherever it is compiled. */
function absolute(schema: object): object {
  return JSON.parse(JSON.stringify(schema).replaceAll('"$ref":"#/', '"$ref":"document#/')) as object
}

/** A copy in which objects may have only the properties described. */
function closed(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(closed)
  if (typeof schema !== "object" || schema === null) return schema
  const copy = Object.fromEntries(Object.entries(schema).map(([keyword, value]) => [keyword, closed(value)]))
  const open = !("properties" in copy) || typeof copy.type !== "string" || "additionalProperties" in copy
  return open ? copy : { ...copy, additionalProperties: false }
}
