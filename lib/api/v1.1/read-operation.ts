import * as z from "zod"
import type { BatchOperation, NamedJob } from "@/lib/domain/batches/batch"
import { FieldProblems } from "@/lib/domain/field-problems"
import type { JobChange } from "@/lib/domain/jobs/job-change"
import { largestId } from "@/lib/domain/largest-id"
import type { Received } from "@/lib/domain/received"
import { packMessage, say } from "@/lib/messages/message"
import { id } from "../fields"
import { receive } from "../receive"
import type { SentOperation } from "./batch"
import { jobChange, jobReference } from "./jobs"

/**
 * The fields of an operation other than its job. Null and a blank job name are the same as left out; a blank tag
 * matches no job.
 */
const operationFields = z.object({
  id: id(say("batches.targetMissing")).optional(),
  referenceId: jobReference.shape.referenceId.optional(),
  ifMatch: z.string({ error: packMessage(say("batches.tagNotText")) }).optional(),
})

type Named = { id?: number; referenceId?: string; ifMatch?: string }

/** An operation of a batch as far as it can be read, with its problems; the precondition is made from its `ifMatch`. */
export function readOperation(sent: SentOperation): Omit<BatchOperation, "precondition"> {
  const { op } = sent
  const given = withoutBlanks(sent)
  const { values, problems } = receive(operationFields, given) as Received<Named>
  const found = new FieldProblems(problems)
  const namesOne = op === "update" || op === "delete"
  if (namesOne) {
    const isNamed = "id" in given || "referenceId" in given
    if (!isNamed) found.add("id", "required", say("batches.targetMissing"))
    if ("id" in given && "referenceId" in given)
      found.add("referenceId", "invalid", say("batches.twoTargets"))
    // As in a path, which only takes digits.
    if ((values.id ?? 0) < 0) found.add("id", "invalid", say("fields.idNotNumber"))
  } else if ("id" in given)
    found.add("id", "invalid", op === "create" ? say("batches.idOfNewJob") : say("batches.idOfUpsert"))
  const referenceId = namesOne ? undefined : values.referenceId
  const received = op === "delete" ? withoutJob(given.job, found) : readJob(given.job, referenceId, found)
  if (referenceId !== undefined && (received.values.referenceId ?? referenceId) !== referenceId)
    found.add("referenceId", "invalid", say("batches.otherReference"))
  const target = namesOne ? targetOf(values) : null
  return { op, target, received, problems: found.list, ifMatch: values.ifMatch ?? null }
}

const nothing: Received<JobChange> = { values: {}, problems: [] }

function withoutJob(job: unknown, found: FieldProblems): Received<JobChange> {
  if (job !== undefined) found.add("job", "invalid", say("batches.jobOfDeletion"))
  return nothing
}

/** The job that was sent, with the operation's reference if the job has none. */
function readJob(job: unknown, referenceId: string | undefined, found: FieldProblems): Received<JobChange> {
  const isObject = typeof job === "object" && job !== null && !Array.isArray(job)
  if (job === undefined) found.add("job", "required", say("batches.jobMissing"))
  else if (!isObject) found.add("job", "invalid", say("batches.jobNotObject"))
  if (!isObject) return nothing
  const own = (job as { referenceId?: unknown }).referenceId ?? ""
  const hasOwn = typeof own !== "string" || own.trim() !== ""
  return receive(jobChange, hasOwn || referenceId === undefined ? job : { ...job, referenceId })
}

/** The named job. An id that no job can have matches nothing. */
function targetOf({ id: named, referenceId }: Named): NamedJob {
  if (named !== undefined) return { id: named >= 1 && named <= largestId ? named : 0 }
  return referenceId === undefined ? null : { referenceId }
}

function withoutBlanks(sent: SentOperation): Record<string, unknown> {
  const isBlank = ([name, value]: [string, unknown]) =>
    value === null || (name !== "ifMatch" && typeof value === "string" && value.trim() === "")
  return Object.fromEntries(Object.entries(sent).filter((entry) => !isBlank(entry)))
}
