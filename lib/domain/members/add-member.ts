import { activityOf } from "../activity/activity"
import type { Context } from "../context"
import type { Invitation } from "./invitation"
import { inviteMember } from "./invite-member"
import type { Person } from "./member"
import type { NewMember } from "./member-store"

/**
 * Makes somebody new a member without an invitation, for the operator; null where somebody has that email address already.
 * Such a person has to be asked, for whoever made the account need not be who the address belongs to.
 */
export async function addMember(context: Context, member: NewMember): Promise<Person | null> {
  const { stores, employer } = context
  return stores.members.add(employer.id, member, ({ id, person, role }) =>
    activityOf(context, "member.added", { id, name: person.name }, [
      { field: "role", before: null, after: role },
    ]),
  )
}

/** Makes somebody new a member as `addMember` does, and invites whoever has that email address already. */
export async function addOrInvite(
  context: Context,
  member: NewMember,
): Promise<{ person: Person } | { invitation: Invitation; token: string }> {
  const person = await addMember(context, member)
  return person ? { person } : inviteMember(context, { email: member.email, role: member.role })
}
