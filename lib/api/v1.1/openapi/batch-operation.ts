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
      "1 to 100 operations. The results are those of doing them in their order, each as the single call would be: with the same rules, scopes and errors, whole or not at all. One that fails stops no other, and names its fields as the single call does. So the answer is 200, whatever became of the operations: look at `summary.failed`.",
      "`create` is POST of `job`. `update` is PUT by `id`, or by the `referenceId` of a job that is there: it creates none. `upsert` is PUT by `referenceId`, which may stand in `job` as well. `delete` is DELETE by `id` or `referenceId`. `ifMatch` is what the header If-Match is to the single call; the header If-None-Match has no counterpart.",
      "Only what makes the whole request unusable is refused as a whole, and then nothing is done: no JSON, no operation or more than 100, or an `op` that isn't one of the four.",
      "An Idempotency-Key is for the whole batch: sent again, it answers the first results, and a batch that broke off goes on where it was, with nothing done twice. Operations that failed by a fault of the service (status 500 or 503) are tried again. With `dryRun=true` nothing is written, so that no operation sees what another would do, and a deletion is refused; each result has in `findings` what the posting check says of the job that would be.",
      "A result has the id and etag of the job, but not the job as it is stored: `GET /jobs/changes` lists that next. An operation that changes nothing writes nothing and is not listed there.",
      "A batch counts as so many calls as it has operations. Where the key has not so many left, it is 429, and nothing is done.",
    ].join("\n\n"),
    access: "key",
    query: jobWriteQuery,
    headers: ["Idempotency-Key"],
    headerNotes: {
      "Idempotency-Key":
        "A new text for each batch, a UUID rather than a number: it counts for all API keys of the employer together. A batch is one request and takes one key, whatever its operations. Save it with the exact body before you send them. Sent again with that body within 24 hours, it answers the first results, and does only what was not done yet. With another body, or from an API key with other scopes, it is `idempotency_mismatch`.",
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
        description: "What became of each operation, in their order.",
        schema: batchAnswer,
        headers: ["Idempotency-Replayed", "Content-Language"],
        example,
      },
    },
    problems: ["idempotency_in_progress", "idempotency_mismatch"],
  },
} as const satisfies Record<string, Operation>
