import { activityOf } from "../activity/activity"
import type { Context } from "../context"
import type { Person } from "./member"
import type { NewMember } from "./member-store"

/** Makes somebody a member without an invitation, for the operator. Who has an account already keeps name and password. */
export async function addMember(context: Context, member: NewMember): Promise<Person> {
  const { stores, employer } = context
  return stores.members.add(employer.id, member, ({ id, person, role }) =>
    activityOf(context, "member.added", { id, name: person.name }, [
      { field: "role", before: null, after: role },
    ]),
  )
}
