import { createHash, randomBytes } from "node:crypto"
import { isTimeZone } from "../calendar-date"
import type { ServiceContext } from "../context"
import { invalidFields, ServiceError } from "../errors"

export type FirstAdmin = { name: string; email: string; passwordHash: string }

/** The first employer and admin of an empty installation, made through a link that works once. */
export type SetUpStore = {
  /** Keeps the hash of the link's token in the place of an earlier one. */
  begin(tokenHash: string): Promise<void>
  /** Creates both, and spends the token, where it is the one that was kept and nobody can sign in yet. */
  finish(tokenHash: string, employer: { name: string; timeZone: string }, admin: FirstAdmin): Promise<boolean>
}

/** The token of a new set-up link, or null where somebody can sign in already. */
export async function beginSetUp({ stores }: ServiceContext): Promise<string | null> {
  if (!(await stores.members.isEmpty())) return null
  const token = randomBytes(24).toString("base64url")
  await stores.setUp.begin(hashToken(token))
  return token
}

/** Creates the first employer and its admin. Throws `validation_failed`, or `forbidden` where the link works no more. */
export async function finishSetUp(
  { stores }: ServiceContext,
  {
    token,
    employer,
    admin,
  }: { token: string; employer: { name: string; timeZone: string }; admin: FirstAdmin },
): Promise<void> {
  if (!isTimeZone(employer.timeZone)) {
    const message = "This is no time zone. Example: America/Vancouver."
    throw invalidFields("The set-up could not be finished", [{ field: "timeZone", code: "invalid", message }])
  }
  if (await stores.setUp.finish(hashToken(token), employer, admin)) return
  const message = "This set-up link works no more. Restart the server to get a new one, or sign in."
  throw new ServiceError("forbidden", message)
}

function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("hex")
}
