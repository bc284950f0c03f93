import type { Activity } from "@/lib/domain/activity/activity"
import type { Transaction } from "./client"

/** Stores the record of a deed in the deed's own transaction, so that both are there or neither. */
export async function addActivity(
  transaction: Transaction,
  employerId: number,
  activity: Activity,
): Promise<void> {
  const { at, actor, action, object, changes, address, requestId } = activity
  await transaction.activity.create({
    data: {
      employerId,
      at,
      actorKind: actor.kind,
      actorId: actor.id,
      actorName: actor.name,
      action,
      objectKind: action.slice(0, action.indexOf(".")),
      objectId: object.id,
      objectName: object.name,
      changes: JSON.stringify(changes),
      address,
      requestId,
    },
  })
}
