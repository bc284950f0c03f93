import type { ErrorCode } from "@/lib/domain/errors"
import { statusOf } from "../problems"
import { type AnswerHeader, answerHeaders } from "./headers"
import { componentPath } from "./json-schema"
import { type AnswerSpec, type Operation, problemsOf } from "./operation"
import { problemNotes } from "./problem-notes"

const limitHeaders = ["RateLimit", "RateLimit-Policy"] as const

/** The headers that come with an error code in addition to those of every answer. */
const headersOfProblem: Partial<Record<ErrorCode, AnswerHeader[]>> = {
  unauthorized: ["WWW-Authenticate"],
  method_not_allowed: ["Allow"],
  duplicate_reference_id: ["Location"],
  idempotency_in_progress: ["Retry-After"],
  precondition_failed: ["ETag"],
  rate_limited: ["Retry-After"],
  unavailable: ["Retry-After"],
}

/** The responses of an operation by status: its answers, and a problem for every status of its error codes. */
export function responsesOf(
  operation: Operation,
  nameOf: (schema: AnswerSpec["schema"]) => string | undefined,
) {
  const limits = operation.access === "anyone" ? [] : limitHeaders
  const answers = Object.entries(operation.answers).map(([status, answer]) => {
    const schemas = [answer.schema, answer.unread, ...(answer.previews ?? []), answer.byCursor]
    const names = schemas.map(nameOf).filter((name) => name !== undefined)
    const content = names.length > 0 && {
      [jsonType]: jsonContent(names, answer.example),
      ...(answer.page && pageContent),
    }
    return [
      status,
      {
        description: answer.description,
        headers: headerReferences(["X-Request-Id", ...(answer.headers ?? []), ...limits]),
        ...(content && { content }),
      },
    ] as const
  })
  const codes = problemsOf(operation)
  const statuses = [...new Set(codes.map((code) => statusOf[code]))].sort()
  const problems = statuses.map((status) => {
    const here = codes.filter((code) => statusOf[code] === status)
    return [String(status), problemResponse(here, limits)] as const
  })
  return Object.fromEntries([...answers, ...problems])
}

const jsonType = "application/json"

const pageContent = { "text/html": { schema: { type: "string" } } }

function jsonContent(names: string[], example: unknown) {
  const references = names.map((name) => ({ $ref: componentPath(name) }))
  const schema = references.length === 1 ? references[0] : { anyOf: references }
  return { schema, ...(example !== undefined && { example }) }
}

function problemResponse(codes: ErrorCode[], limits: readonly AnswerHeader[]) {
  const own = new Set(codes.flatMap((code) => headersOfProblem[code] ?? []))
  // Location is optional: a caller that may not know which job has the referenceId is not given its address.
  const ofSome = [...own].filter(
    (name) => name === "Location" || !codes.every((code) => headersOfProblem[code]?.includes(name)),
  )
  return {
    description: codes.map((code) => `\`${code}\`: ${problemNotes[code].when}`).join("\n\n"),
    headers: {
      ...headerReferences(["X-Request-Id", "Content-Language", ...own, ...limits]),
      ...Object.fromEntries(ofSome.map((name) => [name, { ...answerHeaders[name], required: false }])),
    },
    content: {
      [jsonType]: {
        // Generators ignore anything next to a `$ref`, and would give every status all codes.
        schema: {
          allOf: [
            { $ref: componentPath("Problem") },
            { type: "object", required: ["code"], properties: { code: { type: "string", enum: codes } } },
          ],
        },
        examples: Object.fromEntries(codes.map((code) => [code, { $ref: `#/components/examples/${code}` }])),
      },
    },
  }
}

function headerReferences(names: readonly AnswerHeader[]) {
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]))
}
