import * as z from "zod"
import {
  type Deed,
  type Done,
  mostOperations,
  type BatchOperation,
  operationNames,
} from "@/lib/domain/batches/batch"
import { ServiceError } from "@/lib/domain/errors"
import type { Language } from "@/lib/messages/language"
import { accepting } from "../accepting"
import { because, listOf, notOneOf } from "../fields"
import { say } from "@/lib/messages/message"
import { findingAnswer, presentFinding } from "./checks"
import { jobChange } from "./jobs"
import { presentProblem } from "./present-problem"
import { problemAnswer, statusOf } from "./problems"

/**
 * An operation as a program sends it. Each is read separately, so that a bad one doesn't stop the others. An id may
 * be a string of digits, as everywhere (contract 1.4), but the document only mentions numbers, so that generated
 * types are numbers.
 */
export const sentOperation = z.object({
  op: z
    .enum(operationNames)
    .describe("The call it stands for: POST, PUT of an existing job, PUT by referenceId, or DELETE."),
  id: z
    .int()
    .nullable()
    .optional()
    .describe("For `update` and `delete`: the job's id, unless `referenceId` names the job."),
  referenceId: z
    .string()
    .nullable()
    .optional()
    .describe(
      "The job's referenceId. For `update` and `delete`, it names the job if there is no `id`; for `create` and `upsert`, it may be in `job` instead.",
    ),
  ifMatch: z
    .string()
    .nullable()
    .optional()
    .describe(
      "Like the If-Match header of the single call. Null or left out means no condition; a blank string matches nothing (412).",
    ),
  job: jobChange
    .nullable()
    .optional()
    .describe("The body of the single call. Required, except for `delete`, which takes none."),
})

const operations = listOf(
  z.looseObject({ op: z.enum(operationNames, { error: notOneOf("op", operationNames) }) }),
  "op",
  say("batches.operationsMissing"),
  say("batches.operationsNotList"),
).refine((list) => list.length > 0, because({ code: "required", message: say("batches.operationsMissing") }))

/** The body of `POST /jobs/batch`: only what would make the whole batch unusable is validated here (contract 3.3). */
export const batchRequest = z.object({
  operations: accepting(operations, z.array(sentOperation).min(1).max(mostOperations)),
})
export type SentOperation = z.output<typeof batchRequest>["operations"][number]

export const operationProblem = problemAnswer.omit({ requestId: true })

export const operationResult = z.object({
  index: z.int32().describe("The index of the operation, from 0."),
  status: z.int32().describe("The HTTP status that the single call would have returned."),
  id: z
    .int32()
    .optional()
    .describe("The job's id; left out if there is none, or if the operation failed and did not name it."),
  referenceId: z.string().optional().describe("The job's referenceId, if it has one."),
  etag: z.string().optional().describe("The job's ETag, with its quotes; with status 412, the current one."),
  location: z.url().optional().describe("The absolute URL of a job that was created."),
  findings: z
    .array(findingAnswer)
    .optional()
    .describe(
      "In a dry run, what the posting check finds in the job as it would be stored. Left out for an existing job if the key lacks `jobs:read`.",
    ),
  error: operationProblem.optional().describe("What went wrong. Fields are named as in the single call."),
})

/** What became of a batch: one result per operation, in the same order. */
export const batchAnswer = z.object({
  results: z.array(operationResult),
  summary: z.object({ succeeded: z.int32(), failed: z.int32() }),
})
export type BatchAnswer = z.output<typeof batchAnswer>
type OperationResult = z.output<typeof operationResult>

type Told = { language: Language; href: (jobId: number) => string }

const statuses: Record<Deed, number> = { created: 201, saved: 200, previewed: 200, deleted: 204 }

/** A batch as the contract shows it (3.3); a failed operation has an error of the service. */
export function presentBatch(
  outcomes: readonly { operation: Pick<BatchOperation, "target">; outcome: Done | ServiceError }[],
  told: Told,
): BatchAnswer {
  const results = outcomes.map(({ operation, outcome }, index) =>
    outcome instanceof ServiceError
      ? { index, ...presentFailure(operation, outcome, told) }
      : { index, ...presentDone(outcome, told) },
  )
  const failed = results.filter(({ status }) => status >= 400).length
  return { results, summary: { succeeded: results.length - failed, failed } }
}

function presentDone(
  { did, id, referenceId, etag, findings }: Done,
  { href, language }: Told,
): Omit<OperationResult, "index"> {
  return {
    status: statuses[did],
    ...(id !== null && { id }),
    ...(referenceId !== null && { referenceId }),
    ...(etag !== null && { etag }),
    ...(did === "created" && id !== null && { location: href(id) }),
    ...(findings && { findings: findings.map((finding) => presentFinding(finding, language)) }),
  }
}

function presentFailure(
  { target }: Pick<BatchOperation, "target">,
  failure: ServiceError,
  { language, href }: Told,
): Omit<OperationResult, "index"> {
  const { requestId: _, ...error } = presentProblem(failure, { requestId: "", language, href })
  return {
    status: statusOf[failure.code],
    ...(target && "id" in target && target.id > 0 && { id: target.id }),
    ...(target && "referenceId" in target && { referenceId: target.referenceId }),
    ...(failure.etag && { etag: failure.etag }),
    error,
  }
}
