import { activityOf } from "../activity/activity"
import type { Context } from "../context"
import { notFound, ServiceError } from "../errors"
import type { Role } from "../actor"
import { type Invitation, works } from "./invitation"
import type { Member } from "./member"
import type { MemberWrite } from "./member-store"
import type { PendingPasswordLink } from "./password-link-store"
import { say } from "@/lib/messages/message"
import { mostJudgements } from "../jobs/overtaken"

/** The employer's members by name. */
export async function listMembers({ stores, employer }: Context): Promise<Member[]> {
  return stores.members.list(employer.id)
}

/** Gives the employer's member `id` another role. Throws `not_found`, or `validation_failed` if that would leave no admin. */
export async function changeRole(context: Context, id: number, role: Role): Promise<Member> {
  const before = await changeMember(context, id, (member) => {
    if (member.role === role) return Promise.resolve("done")
    const activity = activityOf(context, "member.role_changed", { id, name: member.person.name }, [
      { field: "role", before: member.role, after: role },
    ])
    return context.stores.members.changeRole(context.employer.id, member, role, activity)
  })
  return { ...before, role }
}

/** A member's unused links, which only work while the member is an admin. */
export type PendingLinks = { invitations: Invitation[]; passwordLinks: PendingPasswordLink[] }

/**
 * Removes the employer's member `id`, whose sessions here end at once, and returns their unused links, which stop
 * working. Throws as `changeRole` does.
 */
export async function removeMember(context: Context, id: number): Promise<PendingLinks> {
  const { person } = await changeMember(context, id, (member) => {
    const activity = activityOf(context, "member.removed", { id, name: member.person.name }, [
      { field: "role", before: member.role, after: null },
    ])
    return context.stores.members.remove(context.employer.id, member, activity)
  })
  const { stores, employer, clock } = context
  const [invitations, passwordLinks] = await Promise.all([
    stores.invitations.list(employer.id),
    stores.passwordLinks.madeBy(employer.id, person.id, clock.now()),
  ])
  const theirs = invitations.filter(
    (each) => each.invitedById === person.id && works({ ...each, stands: true }, clock.now()),
  )
  return { invitations: theirs, passwordLinks }
}

/** Loads the member, passes it to `write` and returns it as it was. */
async function changeMember(
  { stores, employer }: Context,
  id: number,
  write: (member: Member) => Promise<MemberWrite>,
): Promise<Member> {
  for (let attempt = 1; attempt <= mostJudgements; attempt++) {
    const member = await stores.members.find(employer.id, id)
    if (!member) throw notFound("member")
    const outcome = await write(member)
    if (outcome === "done") return member
    if (outcome === "last_admin") throw lastAdmin(employer.name)
    await stores.jobs.giveWay(attempt)
  }
  throw new ServiceError("unavailable", say("members.changedMeanwhile"))
}

function lastAdmin(employerName: string): ServiceError {
  const message = say("members.lastAdmin", { employer: employerName })
  return new ServiceError("validation_failed", message, {
    fields: [{ field: "role", code: "last_admin", message }],
  })
}
