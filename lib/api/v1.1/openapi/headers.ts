import { etagExample } from "./examples"
import type { JsonSchema } from "./json-schema"

type Header = { description: string; schema: JsonSchema; example?: string; required?: boolean }

/** The headers of answers, by name. A required header is on every answer that lists it. */
export const answerHeaders = {
  "X-Request-Id": {
    description: "Identifies this response in the log: the caller's own id if it sent a valid one.",
    schema: { type: "string" },
    example: "1d2f6a52-6f0b-4f0e-9a4c-1f5a2f7f3f10",
    required: true,
  },
  Location: {
    description: "The absolute URL of the job, or of what was created.",
    schema: { type: "string", format: "uri" },
    example: "https://jobs.example.com/api/v1.1/jobs/4711",
    required: true,
  },
  ETag: {
    description:
      "Identifies this version, for If-Match and If-None-Match. Absent from a dry run, which stores nothing.",
    schema: { type: "string" },
    example: etagExample,
  },
  "Cache-Control": {
    description: "How long anyone may cache the response.",
    schema: { type: "string" },
    example: "public, max-age=3600",
    required: true,
  },
  RateLimit: {
    description:
      "How many requests this key has left (r), and in how many seconds the limit is full again (t). Absent if limits are off, and from responses that anyone may cache, which don't count.",
    schema: { type: "string" },
    example: '"default";r=11998;t=42',
  },
  "RateLimit-Policy": {
    description: "The limit: this many requests (q) in this many seconds (w). Absent if limits are off.",
    schema: { type: "string" },
    example: '"default";q=12000;w=60',
  },
  "Retry-After": {
    description: "How many seconds to wait before trying again.",
    schema: { type: "integer", minimum: 0 },
    example: "12",
    required: true,
  },
  "Idempotency-Replayed": {
    description: "`true` if this is the first response again: nothing was done this time.",
    schema: { type: "string", enum: ["true"] },
    example: "true",
  },
  "Content-Language": {
    description: "`fr` if the messages are in French. Absent if they are in English.",
    schema: { type: "string", enum: ["fr"] },
    example: "fr",
  },
  Allow: {
    description: "The methods that the URL supports.",
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
      "With `fr` or `fr-CA`, every `message` is in French if it is preferred to English (quality values count). Codes and values are the same in both languages. Without it, messages are in English.",
    schema: { type: "string" },
    example: "fr-CA, fr;q=0.9, en;q=0.5",
  },
  "X-HTTP-Method-Override": {
    description:
      "Makes this POST act as a PUT or a DELETE, for proxies that let only GET and POST through. It works on `/jobs` and `/jobs/{id}`; the responses are those of the method it names. Any other value is ignored.",
    schema: { type: "string", enum: ["PUT", "DELETE"] },
  },
  "If-Match": {
    description:
      "The ETag of the job as you read it: 412 if the job has changed since. A job that doesn't exist is 404; a PUT by reference that would create one is 412. If you send a request again because its response was lost, 412 may mean that the first attempt succeeded: read the job and compare.",
    schema: { type: "string" },
    example: etagExample,
  },
  "If-None-Match": {
    description:
      "The ETag of what you have: a GET returns 304 without a body if it hasn't changed. `*` on a PUT by reference only creates and never changes a job: 412 if the job exists.",
    schema: { type: "string" },
    example: etagExample,
  },
  "Idempotency-Key": {
    description:
      "A new string for each request, best a UUID rather than a number: it must be unique across all of the employer's API keys. A batch is one request and takes one key. Sent again within 24 hours with the same body (the order of fields and the white space between them may differ), it returns the first response again, so a request whose response was lost can be repeated. After that, it is forgotten: a job with a referenceId is then refused as `duplicate_reference_id`, and one without is created a second time.",
    schema: { type: "string", maxLength: 255 },
    example: "0b4b7c3e-5a4e-4e53-8f43-1d7c0b2a9f11",
  },
} as const satisfies Record<string, Header>
export type RequestHeader = keyof typeof requestHeaders
