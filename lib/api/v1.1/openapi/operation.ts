import type { z } from "zod"
import type { ErrorCode } from "@/lib/domain/errors"
import type { AnswerHeader, RequestHeader } from "./headers"

export type AnswerSpec = {
  description: string
  /** Undefined for an answer without a body. */
  schema?: z.ZodType
  /** What a write-only key gets instead. */
  unread?: z.ZodType
  /** Whether callers that prefer HTML get a page instead. */
  page?: true
  /** What a dry run answers instead. */
  previews?: readonly z.ZodType[]
  /** What is answered instead if a cursor is sent. */
  byCursor?: z.ZodType
  headers?: readonly AnswerHeader[]
  example?: unknown
}

/** What the OpenAPI document says about one method of one path, and what a typed caller needs to know about it. */
export type Operation = {
  id: string
  tag: "Jobs" | "Posting check" | "History" | "Webhooks" | "Reference data" | "Service"
  summary: string
  description: string
  /** Whether a key or a session is needed; with `either`, some answers need neither. */
  access: "anyone" | "either" | "key"
  params?: z.ZodObject
  query?: z.ZodObject
  headers?: readonly RequestHeader[]
  /** What a header means here, if it differs from its usual meaning. */
  headerNotes?: Partial<Record<RequestHeader, string>>
  /** `needs` are the fields that the request is refused without; `optional` means that the body may be left out. */
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

/** The error codes of an operation: those of every operation, those of its kind, and its own. */
export function problemsOf(operation: Operation): ErrorCode[] {
  const { access, params, query, body, problems } = operation
  const codes = new Set<ErrorCode>([...always, ...problems])
  if (params || query || body) codes.add("validation_failed")
  for (const code of access === "key" ? byKey : []) codes.add(code)
  for (const code of access === "either" ? byEither : []) codes.add(code)
  for (const code of body ? byBody : []) codes.add(code)
  return [...codes]
}
