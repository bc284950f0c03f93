import fc from "fast-check"
import type { SentRequest } from "./api"
import { almost, oddValue, type Schema, valuesOf } from "./schema-values"

type Parameter = { in: "path" | "query" | "header"; name: string; schema: Schema }
type Operation = {
  parameters: Parameter[]
  requestBody?: {
    content: { "application/json": { schema: Schema; examples: Record<string, { value: unknown }> } }
  }
  responses: Record<string, unknown>
}

export type OpenApi = {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Schema> }
}

/** A request for one operation; `statuses` are those that the document lists for it. */
export type WildRequest = SentRequest & { statuses: number[] }

/** Stands in a path for the id of an existing job. */
export const presentId = "{present}"

/** For every operation of the document, requests that are valid, almost valid and hostile. */
export function wildRequests(document: OpenApi): { name: string; requests: fc.Arbitrary<WildRequest> }[] {
  const find = (reference: string) => document.components.schemas[reference.split("/").at(-1) ?? ""] ?? {}
  return Object.entries(document.paths).flatMap(([path, verbs]) =>
    Object.entries(verbs).map(([verb, operation]) => ({
      name: `${verb.toUpperCase()} ${path}`,
      requests: requestsOf(verb.toUpperCase(), path, operation, find).map((request) => {
        // A POST may stand for another method, and then gets that method's answers.
        const instead = verbs[String(request.headers?.["X-HTTP-Method-Override"]).toLowerCase()]
        return { ...request, statuses: [...request.statuses, ...statusesOf(instead)] }
      }),
    })),
  )
}

function requestsOf(
  method: string,
  path: string,
  { parameters, requestBody, responses }: Operation,
  find: (reference: string) => Schema,
): fc.Arbitrary<WildRequest> {
  const statuses = statusesOf({ responses })
  return fc
    .record({
      path: fc.tuple(
        ...parameters.filter((each) => each.in === "path").map((each) => pathValue(each.schema, find)),
      ),
      query: fc.tuple(...parameters.filter((each) => each.in === "query").map((each) => pair(each, find))),
      more: fc.oneof(
        { weight: 6, arbitrary: fc.constant("") },
        { weight: 1, arbitrary: fc.webQueryParameters() },
      ),
      headers: fc.tuple(
        ...parameters.filter((each) => each.in === "header").map((each) => header(each, find)),
      ),
      body: requestBody ? bodyOf(requestBody.content["application/json"], find) : fc.constant({}),
    })
    .map(({ path: values, query, more, headers, body }) => {
      const pairs = [...query.flat(), ...(more ? [more] : [])]
      const filled = values.reduce((text, value) => text.replace(/\{id\}/, () => value), path)
      return {
        method,
        path: filled + (pairs.length > 0 ? `?${pairs.join("&")}` : ""),
        statuses,
        ...body,
        headers: { ...(body as SentRequest).headers, ...Object.fromEntries(headers.flat()) },
      }
    })
}

function statusesOf(operation?: Pick<Operation, "responses">): number[] {
  return Object.keys(operation?.responses ?? {}).map(Number)
}

function pathValue(schema: Schema, find: (reference: string) => Schema): fc.Arbitrary<string> {
  return fc.oneof(
    { weight: 4, arbitrary: fc.constant(presentId) },
    { weight: 2, arbitrary: valuesOf(schema, find).map((value) => String(value)) },
    { weight: 2, arbitrary: oddText.map(escaped) },
    { weight: 1, arbitrary: fc.constantFrom("%00", "%ff", "%", "1;x=1", "01", "1%2f2", "-1", "1.0", "..;") },
  )
}

/** No value, or one or two values, of a query parameter. */
function pair({ name, schema }: Parameter, find: (reference: string) => Schema): fc.Arbitrary<string[]> {
  const right = valuesOf(schema, find).map((value) => escaped(String(value)))
  const odd = fc.oneof(oddText.map(escaped), fc.constantFrom("%00", "%ff", "%zz", "+", ""))
  const value = fc.oneof({ weight: 3, arbitrary: right }, { weight: 2, arbitrary: odd })
  return fc.array(
    value.map((each) => `${name}=${each}`),
    { maxLength: 2 },
  )
}

function header({ name, schema }: Parameter, find: (reference: string) => Schema) {
  const value = fc.oneof(
    valuesOf(schema, find).map((each) => String(each)),
    fc.constantFrom("*", '"x"', 'W/"x"', '"', ",,,", "x".repeat(300), '"a", "b"'),
    fc.string({ maxLength: 30 }),
  )
  // node:http would refuse to send other characters.
  const sendable = value.map((text) => text.replace(/[^\x20-\x7e]/g, "?").trim())
  return fc.oneof(
    { weight: 2, arbitrary: fc.constant([]) },
    { weight: 1, arbitrary: sendable.map((text) => [[name, text]]) },
  )
}

function bodyOf(
  { schema, examples }: { schema: Schema; examples: Record<string, { value: unknown }> },
  find: (reference: string) => Schema,
): fc.Arbitrary<Partial<SentRequest>> {
  const shown = Object.values(examples).map(({ value }) => value)
  const example = fc.constantFrom(...shown)
  const own = fc
    .tuple(example, fc.string({ minLength: 1, maxLength: 12 }))
    .map(([value, referenceId]) => ({ ...(value as object), referenceId }))
  const right = fc.oneof(example, own, valuesOf(schema, find))
  const json = fc.oneof(
    { weight: 3, arbitrary: right },
    { weight: 5, arbitrary: right.chain(almost) },
    { weight: 2, arbitrary: right.chain(almost).chain(almost) },
    { weight: 1, arbitrary: oddValue },
  )
  const type = fc.oneof(
    { weight: 12, arbitrary: fc.constant("application/json") },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        "application/json; charset=utf-16",
        "text/plain",
        "application/jsonx",
        "",
        "*/*",
      ),
    },
  )
  const text = fc.oneof(
    { weight: 10, arbitrary: json.map((value) => JSON.stringify(value)) },
    {
      weight: 1,
      arbitrary: fc
        .tuple(json, fc.nat())
        .map(([value, at]) => JSON.stringify(value).slice(0, at % JSON.stringify(value).length)),
    },
    { weight: 1, arbitrary: fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)) },
    {
      weight: 1,
      arbitrary: fc.constantFrom("", " ", "null", "[]", "\ufeff{}", '{"title":1,"title":2}', "{'a':1}"),
    },
  )
  return fc.oneof(
    {
      weight: 20,
      arbitrary: fc.record({ body: text, headers: type.map((value) => ({ "Content-Type": value })) }),
    },
    { weight: 1, arbitrary: fc.constant({}) },
  )
}

const oddText = oddValue.map((value) => (typeof value === "string" ? value : JSON.stringify(value)))

/** Encoded for use in a target; what is not text, such as half a character, is encoded byte by byte. */
function escaped(text: string): string {
  return [...Buffer.from(text)]
    .map((byte) => `%${byte.toString(16).padStart(2, "0")}`)
    .join("")
    .slice(0, 6_000)
}
