import type { Context } from "@/lib/domain/context"
import { sharedCursors } from "./sealed-cursor"

/**
 * A cursor for the event that a page of the webhook's deliveries ended with (contract 3.5): opaque, because the numbers of events would
 * tell how many others there were in between, of confidential postings too.
 */
export async function cursorOfDelivery(
  context: Context,
  webhookId: number,
  eventId: number,
): Promise<string> {
  const bytes = Buffer.alloc(8)
  bytes.writeBigUInt64BE(BigInt(eventId))
  return (await sharedCursors()).seal(scopeOf(context, webhookId), bytes)
}

/** The event that `cursor` continues after; null for an empty one. Throws `validation_failed` for a cursor of another list. */
export async function eventOfCursor(
  context: Context,
  webhookId: number,
  cursor: string,
): Promise<number | null> {
  if (cursor === "") return null
  return Number((await sharedCursors()).open(scopeOf(context, webhookId), cursor).readBigUInt64BE())
}

function scopeOf({ employer }: Context, webhookId: number) {
  return { kind: "deliveries", employerId: employer.id, webhookId }
}
