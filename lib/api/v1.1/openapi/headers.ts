import { etagExample } from "./examples"
import type { JsonSchema } from "./json-schema"

type Header = { description: string; schema: JsonSchema; example?: string; required?: boolean }

/** The headers of answers, by name. A required header is on every answer that lists it. */
export const answerHeaders = {
  "X-Request-Id": {
    description: "What finds this answer in the log: the caller's own where it sent a sane one.",
    schema: { type: "string" },
    example: "1d2f6a52-6f0b-4f0e-9a4c-1f5a2f7f3f10",
    required: true,
  },
  Location: {
    description: "The absolute address of the job, or of what was created.",
    schema: { type: "string", format: "uri" },
    example: "https://jobs.example.com/api/v1.1/jobs/4711",
    required: true,
  },
  ETag: {
    description:
      "What this version is known by, for If-Match and If-None-Match. Absent from a dry run, which stores none.",
    schema: { type: "string" },
    example: etagExample,
  },
  "Cache-Control": {
    description: "How long anyone may keep the answer.",
    schema: { type: "string" },
    example: "public, max-age=3600",
    required: true,
  },
  RateLimit: {
    description:
      "What is left of the limit of this key, and in how many seconds it is whole again. Absent where limits are off, and from what anyone may cache: that counts for nobody.",
    schema: { type: "string" },
    example: '"default";r=11998;t=42',
  },
  "RateLimit-Policy": {
    description: "The limit: so many requests (q) in so many seconds (w). Absent where limits are off.",
    schema: { type: "string" },
    example: '"default";q=12000;w=60',
  },
  "Retry-After": {
    description: "After how many seconds to come again.",
    schema: { type: "integer", minimum: 0 },
    example: "12",
    required: true,
  },
  "Idempotency-Replayed": {
    description: "`true` where this is the first answer again: nothing was done this time.",
    schema: { type: "string", enum: ["true"] },
    example: "true",
  },
  "Content-Language": {
    description: "`fr` where the messages are in French. Absent where they are in English.",
    schema: { type: "string", enum: ["fr"] },
    example: "fr",
  },
  Allow: {
    description: "The methods that the address offers.",
    schema: { type: "string" },
    example: "GET, HEAD, PUT, DELETE",
    required: true,
  },
  "WWW-Authenticate": {
    description: "The scheme to authenticate with.",
    schema: { type: "string", enum: ["API-Key"] },
    example: "API-Key",
    required: true,
  },
} as const satisfies Record<string, Header>
export type AnswerHeader = keyof typeof answerHeaders

/** The headers of requests, by name; all of them are optional. */
export const requestHeaders = {
  "Accept-Language": {
    description:
      "`fr`, or `fr-CA`, has every `message` in French where it is preferred to English (quality values count). Codes and values are the same in both languages. Without it, messages are in English.",
    schema: { type: "string" },
    example: "fr-CA, fr;q=0.9, en;q=0.5",
  },
  "X-HTTP-Method-Override": {
    description:
      "Lets this POST stand for a PUT or a DELETE, where a proxy lets only GET and POST through. It works on `/jobs` and on `/jobs/{id}`; the answers are those of the verb it names. Any other value is ignored.",
    schema: { type: "string", enum: ["PUT", "DELETE"] },
  },
  "If-Match": {
    description:
      "The ETag of the job as it was read: 412 when the job has changed since. A job that doesn't exist is 404; a PUT by reference that would create one is 412. Sent again after an answer was lost, 412 may mean that the first try was done: read the job and compare.",
    schema: { type: "string" },
    example: etagExample,
  },
  "If-None-Match": {
    description:
      "The ETag of what the caller has: on a GET, 304 without a body when it is still that. `*` on a PUT by reference creates and never changes: 412 when there is such a job.",
    schema: { type: "string" },
    example: etagExample,
  },
  "Idempotency-Key": {
    description:
      "A new text for each request, a UUID rather than a number: it counts for all API keys of the employer together. A batch is one request and takes one key. Sent again within 24 hours with the same body (the order of fields and the white space between them may differ) it gets the first answer again, so that a request whose answer was lost can be repeated. Later it is forgotten: a job with a referenceId is then refused as `duplicate_reference_id`, and another is created a second time.",
    schema: { type: "string", maxLength: 255 },
    example: "0b4b7c3e-5a4e-4e53-8f43-1d7c0b2a9f11",
  },
} as const satisfies Record<string, Header>
export type RequestHeader = keyof typeof requestHeaders
