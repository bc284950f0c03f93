import type { ChangeProgress } from "@/lib/domain/changes/change-store"
import type { Context } from "@/lib/domain/context"
import { visibleJobs } from "@/lib/domain/jobs/visible-jobs"
import { sharedCursors } from "./sealed-cursor"

/** A cursor for `progress` in the change list that the caller sees (contract 3.2): opaque, and of no use to anyone else. */
export async function cursorOfChange(
  context: Context,
  { position, began, epoch }: ChangeProgress,
): Promise<string> {
  const bytes = Buffer.alloc(16)
  bytes.writeBigUInt64BE(BigInt(position))
  bytes.writeBigUInt64BE(BigInt(began), 8)
  return (await sharedCursors()).seal(scopeOf(context), Buffer.concat([bytes, Buffer.from(epoch, "hex")]))
}

/** The progress in `cursor`. Throws `validation_failed` for a cursor of another employer, view or list. */
export async function progressOf(context: Context, cursor: string): Promise<ChangeProgress> {
  const bytes = (await sharedCursors()).open(scopeOf(context), cursor)
  const [position, began] = [Number(bytes.readBigUInt64BE()), Number(bytes.readBigUInt64BE(8))]
  return { position, began, epoch: bytes.toString("hex", 16) }
}

function scopeOf(context: Context) {
  return { kind: "changes", ...visibleJobs(context) }
}
