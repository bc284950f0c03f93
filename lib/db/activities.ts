import type { Activity } from "@/lib/domain/activity/activity"
import type { DescribeForMember } from "@/lib/domain/members/account-activity"
import type { Role } from "@/lib/domain/permissions"
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

/** Stores the record of a deed on a person's account for every employer that the person belongs to. */
export async function addAccountActivity(
  transaction: Transaction,
  userId: number,
  describe: DescribeForMember,
): Promise<void> {
  const members = await transaction.member.findMany({
    where: { userId },
    include: { user: { select: { id: true, name: true, email: true } } },
    orderBy: { id: "asc" },
  })
  for (const { id, employerId, role, user } of members) {
    await addActivity(transaction, employerId, describe({ id, person: user, role: role as Role }))
  }
}
