import { batchRequest } from "@/lib/api/v1.1/batch"
import { jobWriteQuery } from "@/lib/api/v1.1/queries"
import { runBatch, runBatchOnce } from "@/lib/domain/batches/run-batch"
import { batchResults, operationsOf } from "@/lib/http/batch-answer"
import { endpoint, route } from "@/lib/http/endpoint"
import { idempotencyKeyOf } from "@/lib/http/idempotency"
import { jobTag } from "@/lib/http/job-answers"
import { say } from "@/lib/messages/message"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route("/api/v1.1/jobs/batch", {
  POST: endpoint({
    may: "jobs:batch",
    query: jobWriteQuery,
    form: { schema: batchRequest, refusal: say("batches.notRead") },
    counts: ({ operations }) => operations.length,
    async answer(call) {
      const { request, context, query, body } = call
      const key = idempotencyKeyOf(request)
      const operations = operationsOf(context, body.values.operations)
      const options = { dryRun: query.dryRun, tagOf: jobTag }
      if (query.dryRun || key === null)
        return batchResults(call, operations, await runBatch(context, operations, options))
      const { outcomes, replayed } = await runBatchOnce(context, operations, options, key)
      const answer = batchResults(call, operations, outcomes)
      if (replayed) answer.headers.set("Idempotency-Replayed", "true")
      return answer
    },
  }),
})
