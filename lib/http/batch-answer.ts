import { type BatchAnswer, presentBatch } from "@/lib/api/v1.1/batch"
import type { SentOperation } from "@/lib/api/v1.1/batch"
import { readOperation } from "@/lib/api/v1.1/read-operation"
import { type LoggedOperation, mostErrorsOfOperation } from "@/lib/domain/api-requests/logged-operation"
import type { BatchOperation, Outcome } from "@/lib/domain/batches/batch"
import type { Context } from "@/lib/domain/context"
import { ok } from "./answers"
import { noteOperations } from "./noted-operations"
import { preconditionFor } from "./job-answers"
import { languageFor, languageHeaders } from "./message-language"
import { problemOfError } from "./problem-response"
import { jobAddress } from "./request-address"

/** The operations that were sent, each with its precondition for the job that it writes to. */
export function operationsOf(context: Context, sent: readonly SentOperation[]): BatchOperation[] {
  return sent.map((each) => {
    const operation = readOperation(each)
    return { ...operation, precondition: preconditionFor(context, operation.ifMatch, null) }
  })
}

/** 200 with the outcome of each operation, whatever it is (contract 3.3). */
export function batchResults(
  { request, context }: { request: Request; context: Context },
  operations: readonly BatchOperation[],
  outcomes: readonly Outcome[],
): Response {
  const told = operations.map((operation, index) => {
    const outcome = outcomes[index] as Outcome
    if (!("failed" in outcome)) return { operation, outcome }
    return { operation, outcome: problemOfError(outcome.failed, context.requestId) }
  })
  const language = languageFor(request)
  const answer = presentBatch(told, { language, href: (id) => jobAddress(request, id) })
  noteOperations(request, () => toldOperations(operations, answer))
  const response = ok(answer)
  if (outcomes.some((outcome) => "failed" in outcome || outcome.findings))
    for (const [name, value] of Object.entries(languageHeaders(language))) response.headers.set(name, value)
  return response
}

/** The operations with what their sender was told about each, but without what they sent for a job, except its reference. */
function toldOperations(operations: readonly BatchOperation[], { results }: BatchAnswer): LoggedOperation[] {
  return results.map(({ status, id, referenceId, error }, index) => {
    const { op, received } = operations[index] as BatchOperation
    const errors = error?.errors ?? []
    return {
      op,
      id: id ?? error?.existing?.id ?? null,
      referenceId: referenceId ?? received.values.referenceId ?? null,
      status,
      code: error?.code ?? null,
      errors: errors.slice(0, mostErrorsOfOperation),
      moreErrors: Math.max(errors.length - mostErrorsOfOperation, 0),
    }
  })
}
