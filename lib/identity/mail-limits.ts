import { env } from "@/lib/env"
import { addressNetwork } from "@/lib/http/address-network"
import { type Counter, countIn, type Policy, takeBack } from "./counters"
import { say } from "@/lib/messages/message"

const hour = 3_600

/**
 * Mails within an hour. One address gets at most as many password links as can be valid at the same time, because a link is
 * valid for an hour: asking in somebody else's name can't take the way back from them.
 */
const policies = {
  passwordLinksTo: { name: "mails:password-links-to", points: 5, seconds: hour },
  passwordLinksFrom: { name: "mails:password-links-from", points: 20, seconds: hour },
  invitationsTo: { name: "mails:invitations-to", points: 5, seconds: hour },
  invitationsBy: { name: "mails:invitations-by", points: 60, seconds: hour },
  invitationsFor: { name: "mails:invitations-for", points: 120, seconds: hour },
} satisfies Record<string, Policy>

const refusal = say("account.tooManyMails")

/** Counts a password link requested from `address` for the mailbox `to`. Throws `rate_limited` before anything is sent. */
export async function countPasswordLink(to: string, address: string): Promise<void> {
  const counters: Counter[] = [{ policy: policies.passwordLinksTo, key: to }]
  if (env().RATE_LIMIT_FAILED_AUTHENTICATIONS !== 0)
    counters.unshift({ policy: policies.passwordLinksFrom, key: addressNetwork(address) })
  await countIn(counters, refusal)
}

/**
 * Runs `invite`, which mails an invitation, unless too many were sent by this person, for this employer or to this mailbox:
 * then throws `rate_limited`. One that fails doesn't count.
 */
export async function limitingInvitations<T>(
  { to, by, employer }: { to: string; by: number; employer: number },
  invite: () => Promise<T>,
): Promise<T> {
  const counters: Counter[] = [
    { policy: policies.invitationsBy, key: String(by) },
    { policy: policies.invitationsFor, key: String(employer) },
    { policy: policies.invitationsTo, key: to },
  ]
  await countIn(counters, refusal)
  try {
    return await invite()
  } catch (error) {
    await takeBack(counters)
    throw error
  }
}
