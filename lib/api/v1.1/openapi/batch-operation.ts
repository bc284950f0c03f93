import { batchAnswer, type BatchAnswer, batchRequest } from "../batch"
import { jobWriteQuery } from "../queries"
import { etagExample, newJobExample } from "./examples"
import type { Operation } from "./operation"

const example: BatchAnswer = {
  results: [
    {
      index: 0,
      status: 201,
      id: 4711,
      referenceId: "K-17",
      etag: etagExample,
      location: "https://jobs.example.com/api/v1.1/jobs/4711",
    },
    { index: 1, status: 200, id: 4712, referenceId: "K-18", etag: '"0f4k5fAm1Xo0S0Vv9l2Yq3bq8vB"' },
    { index: 2, status: 404, id: 4713, error: { message: "There is no such job.", code: "not_found" } },
  ],
  summary: { succeeded: 2, failed: 1 },
}

export const batchOperations = {
  "POST /jobs/batch": {
    id: "sendBatch",
    tag: "Jobs",
    summary: "Create, change and delete many jobs",
    description: [
      "Takes 1 to 100 operations. The results are the same as if you made the single calls in that order: with the same rules, scopes and errors, and each operation is done completely or not at all. One that fails doesn't stop the others, and names its fields as the single call does. So the response is 200 whatever happened to the operations: check `summary.failed`.",
      "`create` is a POST of `job`. `update` is a PUT by `id`, or by the `referenceId` of an existing job: it never creates one. `upsert` is a PUT by `referenceId`, which may also be in `job`. `delete` is a DELETE by `id` or `referenceId`. `ifMatch` does what the If-Match header does in the single call; the If-None-Match header has no counterpart.",
      "The request is refused as a whole only if it is unusable, and then nothing is done: it isn't JSON, it has no operations or more than 100, or an `op` isn't one of the four.",
      "An Idempotency-Key is for the whole batch: sent again, it returns the first results, and a batch that was interrupted continues where it stopped, with nothing done twice. Operations that failed because of an error in the service (status 500 or 503) are tried again. With `dryRun=true`, nothing is written, so no operation sees what another would do; a deletion reports whether it would succeed, with status 204; in each other result, `findings` has what the posting check finds in the job as it would be stored.",
      "A result has the id and etag of the job, but not the job as it is stored: the next `GET /jobs/changes` lists that. An operation that changes nothing writes nothing and is not listed there.",
      "Each operation counts as one call. If the key doesn't have that many left, the response is 429, and nothing is done.",
    ].join("\n\n"),
    access: "key",
    query: jobWriteQuery,
    headers: ["Idempotency-Key"],
    headerNotes: {
      "Idempotency-Key":
        "A new string for each batch, best a UUID rather than a number: it must be unique across all of the employer's API keys. A batch is one request and takes one key, whatever its operations. Save it with the exact body before you send them. Sent again with that body within 24 hours, it returns the first results and does only what was not done yet. With another body, or from an API key with other scopes, the response is `idempotency_mismatch`.",
    },
    body: {
      schema: batchRequest,
      name: "JobBatch",
      needs: ["operations"],
      examples: {
        "One of each": {
          operations: [
            { op: "create", job: newJobExample },
            { op: "update", id: 4712, ifMatch: etagExample, job: { title: "Head Chef" } },
            { op: "upsert", job: { ...newJobExample, referenceId: "K-18" } },
            { op: "delete", referenceId: "K-19" },
          ],
        },
      },
    },
    answers: {
      200: {
        description: "The result of each operation, in the same order.",
        schema: batchAnswer,
        headers: ["Idempotency-Replayed", "Content-Language"],
        example,
      },
    },
    problems: ["idempotency_in_progress", "idempotency_mismatch"],
  },
} as const satisfies Record<string, Operation>
