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

/** What was asked, by the verb that it stood for, and what was answered. */
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
// Answers are open in the document, since later versions may add to them; of this version a further field is a fault.
ajv.addSchema({ $id: "document", components: { schemas: closed(document.components.schemas) } })
const validators = new Map<object, ValidateFunction>()

/** What an answer is against the OpenAPI document; null is an address that is not of the v1.1 API. Empty: it is as documented. */
export function faultsOf(exchange: Exchange): string[] | null {
  // Headers that are too large are refused by Node, before there is a request that anything could answer.
  if (exchange.status === 431) return null
  // With dots and backslashes resolved, as the service reads an address.
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

/** What `value` is against the schema of that name. */
export function faultsOfNamed(name: string, value: unknown): string[] {
  return schemaFaults({ $ref: `#/components/schemas/${name}` }, value)
}

/** Whatever is under no path of the document. */
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
    return ["the body is no JSON"]
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

/** `schema` with its references leading into the document, from wherever it is compiled. */
function absolute(schema: object): object {
  return JSON.parse(JSON.stringify(schema).replaceAll('"$ref":"#/', '"$ref":"document#/')) as object
}

/** A copy in which no object may have a property that is not described. */
function closed(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(closed)
  if (typeof schema !== "object" || schema === null) return schema
  const copy = Object.fromEntries(Object.entries(schema).map(([keyword, value]) => [keyword, closed(value)]))
  const open = !("properties" in copy) || typeof copy.type !== "string" || "additionalProperties" in copy
  return open ? copy : { ...copy, additionalProperties: false }
}
