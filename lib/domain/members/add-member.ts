import { activityOf } from "../activity/activity"
import type { Context } from "../context"
import type { Invitation } from "./invitation"
import { inviteMember } from "./invite-member"
import type { Person } from "./member"
import type { NewMember } from "./member-store"

/**
 * Makes a new person a member without an invitation, for the operator; null if the email address already has an
 * account. Such a person has to be asked, because the account's creator need not be the owner of the address.
 */
export async function addMember(context: Context, member: NewMember): Promise<Person | null> {
  const { stores, employer } = context
  return stores.members.add(employer.id, member, ({ id, person, role }) =>
    activityOf(context, "member.added", { id, name: person.name }, [
      { field: "role", before: null, after: role },
    ]),
  )
}

/** Makes a new person a member as `addMember` does, and invites a person whose email address already has an account. */
export async function addOrInvite(
  context: Context,
  member: NewMember,
): Promise<{ person: Person } | { invitation: Invitation; token: string }> {
  const person = await addMember(context, member)
  return person ? { person } : inviteMember(context, { email: member.email, role: member.role })
}
