import type { Origin } from "../activity/activity"
import { isTimeZone } from "@/lib/calendar-date"
import type { ServiceContext } from "../context"
import { invalidFields, ServiceError } from "../errors"
import { generateLinkToken, hashLinkToken } from "../link-token"
import { type Belonging, ownDeed } from "../members/account-activity"
import type { Employer } from "./employer"
import { employerCreated } from "./employer-activity"
import type { FirstAdmin } from "./set-up-store"
import { say } from "@/lib/messages/message"

/** The token of a new set-up link, or null if someone can already sign in. */
export async function beginSetUp({ stores }: ServiceContext): Promise<string | null> {
  if (!(await stores.members.isEmpty())) return null
  const token = generateLinkToken()
  await stores.setUp.begin(hashLinkToken(token))
  return token
}

/**
 * Creates the first employer and its admin. `hashPassword` is slow, so it is only called for a valid link. Throws
 * `validation_failed`, or `forbidden` if the link no longer works.
 */
export async function finishSetUp(
  { stores, clock }: ServiceContext,
  {
    token,
    employer,
    admin,
    hashPassword,
    origin,
  }: {
    token: string
    employer: { name: string; timeZone: string }
    admin: Omit<FirstAdmin, "passwordHash">
    hashPassword: () => Promise<string>
    origin: Origin
  },
): Promise<void> {
  if (!isTimeZone(employer.timeZone)) {
    const message = say("employers.unknownTimeZone")
    throw invalidFields(say("employers.setUpNotFinished"), [{ field: "timeZone", code: "invalid", message }])
  }
  const describe = (made: Employer, member: Belonging) => {
    const joined = [{ field: "role", before: null, after: member.role }]
    const first = ownDeed({ clock, origin }, "member.added", joined)(member)
    const { id, email, name } = member.person
    const actor = { kind: "person", userId: id, name, email, role: member.role } as const
    return [employerCreated({ clock, actor, ...origin }, made), first]
  }
  const tokenHash = hashLinkToken(token)
  if (await stores.setUp.isOpen(tokenHash)) {
    const passwordHash = await hashPassword()
    if (await stores.setUp.finish(tokenHash, employer, { ...admin, passwordHash }, describe)) return
  }
  throw new ServiceError("forbidden", say("employers.setUpLinkEnded"))
}
