import { activityOf, type Origin } from "../activity/activity"
import type { Context, ServiceContext } from "../context"
import type { Actor } from "../actor"
import type { EmployerId } from "../employers/employer"
import { invalidFields, notFound, ServiceError } from "../errors"
import type { DescribeForMember } from "./account-activity"
import type { Person } from "./member"
import type { FactorReset } from "./two-factor-store"
import { type Message, say } from "@/lib/messages/message"

/**
 * Removes the second factors of the employer's member `id`, at an admin's request, and ends the person's sessions.
 * Throws `not_found`, or `validation_failed` for the admin themselves, for a person without a second factor, and for
 * a person who also belongs to another employer, whose security this one's admins have no say over.
 */
export async function resetMemberFactors(context: Context, id: number): Promise<Person> {
  const { stores, employer, actor } = context
  const member = await stores.members.find(employer.id, id)
  if (!member) throw notFound("member")
  const { person } = member
  if (actor.kind === "person" && actor.userId === person.id)
    throw refused("own_account", say("members.ownFactorInSettings"))
  const outcome = await reset(context, person, employer.id, context)
  if (outcome === "reset") return person
  if (outcome === "none") throw refused("nothing_to_reset", say("members.noFactor", { person: person.name }))
  throw refused(
    "belongs_elsewhere",
    say("members.noPowerOverFactor", { person: person.name, employer: employer.name }),
  )
}

/** The same for any person, at the operator's request. Throws `not_found` if they have none. */
export async function resetFactors(
  context: ServiceContext,
  person: Person,
  { actor, origin }: { actor: Actor; origin: Origin },
): Promise<void> {
  const outcome = await reset(context, person, null, { ...context, actor, ...origin })
  if (outcome !== "reset") {
    throw new ServiceError("not_found", say("members.noFactor", { person: person.name }))
  }
}

function reset(
  { stores }: ServiceContext,
  person: Person,
  onlyMemberOf: EmployerId | null,
  recording: Pick<Context, "actor" | "clock" | "address" | "requestId">,
): Promise<FactorReset> {
  const describe: DescribeForMember = ({ id }) =>
    activityOf(recording, "member.two_factor_reset", { id, name: person.name })
  return stores.twoFactor.reset(person.id, { onlyMemberOf }, describe)
}

function refused(code: string, message: Message): ServiceError {
  return invalidFields(say("members.factorNotReset"), [{ field: "member", code, message }])
}
