import { type ErrorCode, type FieldProblem, ServiceError } from "../errors"
import type { Message } from "@/lib/messages/message"
import type { Done, Outcome } from "./batch"

/** A refusal as it is stored; its message is put into words when it is sent. */
type KeptRefusal = {
  code: ErrorCode
  said: Message
  fields: FieldProblem[]
  existingJobId: number | null
  etag: string | null
}

type Kept = { done: Done } | { refused: KeptRefusal }

/** Refusals that depend on the moment and say nothing about the operation. */
const passing: ErrorCode[] = ["internal_error", "unavailable", "idempotency_in_progress"]

/** `outcome` as JSON can hold it; null for a fault of the service, which must not be stored. */
export function keptOutcome(outcome: Outcome): Kept | null {
  if (!("failed" in outcome)) return { done: outcome }
  const { failed } = outcome
  if (!(failed instanceof ServiceError) || passing.includes(failed.code)) return null
  const { code, said, fields, existingJobId = null, etag = null } = failed
  return { refused: { code, said, fields, existingJobId, etag } }
}

/** Reads an outcome that `keptOutcome` made. */
export function readOutcome(kept: unknown): Outcome {
  const read = kept as Kept
  if ("done" in read) return read.done
  const { code, said, fields, existingJobId, etag } = read.refused
  const details = { fields, existingJobId: existingJobId ?? undefined, etag: etag ?? undefined }
  return { failed: new ServiceError(code, said, details) }
}
