import type {
  Activity,
  ActivityAction,
  ActivityActor,
  ActivityKind,
  FieldChange,
} from "@/lib/domain/activity/activity"
import type { ActivitySelection, ActivityStore, StoredActivity } from "@/lib/domain/activity/activity-store"
import type { DescribeForMember } from "@/lib/domain/members/account-activity"
import type { Role } from "@/lib/domain/actor"
import type { Client, Transaction } from "./engine/client"
import type { Prisma } from "./generated/sqlite/client"
import { personFields, toPerson } from "./people"

/** The activities in the database. */
export function activityStore({ read }: Client): ActivityStore {
  return {
    async list(employerId, selection, before, limit) {
      const where = { employerId, ...(before !== null && { id: { lt: before } }), ...condition(selection) }
      const rows = await read.activity.findMany({ where, orderBy: { id: "desc" }, take: limit })
      return rows.map(toActivity)
    },
  }
}

/** Stores an activity in the same transaction as what it records, so that both are stored or neither is. */
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

/** Stores an activity on a person's account for every employer that the person belongs to. */
export async function addAccountActivity(
  transaction: Transaction,
  userId: number,
  describe: DescribeForMember,
): Promise<void> {
  const members = await transaction.member.findMany({
    where: { userId },
    include: { user: { select: personFields } },
    orderBy: { id: "asc" },
  })
  for (const { id, employerId, role, user } of members) {
    await addActivity(transaction, employerId, describe({ id, person: toPerson(user), role: role as Role }))
  }
}

function condition(selection: ActivitySelection): Prisma.ActivityWhereInput {
  const { from, until, ...exactly } = selection
  const at = { ...(from && { gte: from }), ...(until && { lt: until }) }
  return {
    ...Object.fromEntries(Object.entries(exactly).filter(([, value]) => value !== null)),
    ...((from || until) && { at }),
  }
}

function toActivity(row: Prisma.ActivityGetPayload<object>): StoredActivity {
  const { id, at, actorKind, actorId, actorName, action, objectKind, objectId, objectName } = row
  return {
    id,
    at,
    actor: { kind: actorKind as ActivityActor["kind"], id: actorId, name: actorName },
    action: action as ActivityAction,
    object: { kind: objectKind as ActivityKind, id: objectId, name: objectName },
    changes: JSON.parse(row.changes) as FieldChange[],
    address: row.address,
    requestId: row.requestId,
  }
}
