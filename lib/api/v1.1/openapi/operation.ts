import type { z } from "zod"
import type { ErrorCode } from "@/lib/domain/errors"
import type { AnswerHeader, RequestHeader } from "./headers"

export type AnswerSpec = {
  description: string
  /** Undefined is an answer without a body. */
  schema?: z.ZodType
  /** What a key gets in its place that may write and not read. */
  unread?: z.ZodType
  /** Whether it is a page for people where the caller would rather have one. */
  page?: true
  /** What a dry run answers in its place. */
  previews?: readonly z.ZodType[]
  /** What it is where a cursor asks for it. */
  byCursor?: z.ZodType
  headers?: readonly AnswerHeader[]
  example?: unknown
}

/** All that the document says of one verb of one path, and all that a typed caller has to know of it. */
export type Operation = {
  id: string
  tag: "Jobs" | "Posting check" | "History" | "Webhooks" | "Reference data" | "Service"
  summary: string
  description: string
  /** Whether a key or a session is needed; `either` is an operation that answers some things without. */
  access: "anyone" | "either" | "key"
  params?: z.ZodObject
  query?: z.ZodObject
  headers?: readonly RequestHeader[]
  /** What a header means here, where that is not what it means elsewhere. */
  headerNotes?: Partial<Record<RequestHeader, string>>
  /** `needs` are the fields without which the request is refused; `optional` is a body that may be left out. */
  body?: {
    schema: z.ZodObject
    name: string
    needs: readonly string[]
    optional?: boolean
    examples: Record<string, unknown>
  }
  answers: { [status: number]: AnswerSpec }
  problems: readonly ErrorCode[]
}

const always = ["method_not_allowed", "internal_error"] as const
const byKey = ["unauthorized", "forbidden", "rate_limited", "unavailable"] as const
const byEither = ["rate_limited", "unavailable"] as const
const byBody = ["invalid_json", "payload_too_large", "unsupported_media_type"] as const

/** The error codes of an operation: what every one can answer, what its kind can, and its own. */
export function problemsOf(operation: Operation): ErrorCode[] {
  const { access, params, query, body, problems } = operation
  const codes = new Set<ErrorCode>([...always, ...problems])
  if (params || query || body) codes.add("validation_failed")
  for (const code of access === "key" ? byKey : []) codes.add(code)
  for (const code of access === "either" ? byEither : []) codes.add(code)
  for (const code of body ? byBody : []) codes.add(code)
  return [...codes]
}
