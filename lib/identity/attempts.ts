import { ServiceError } from "@/lib/domain/errors"
import { env } from "@/lib/env"
import { addressNetwork } from "@/lib/http/address-network"
import { beginAnew, type Counter, countIn, type Policy, takeBack } from "./counters"
import { say } from "@/lib/messages/message"

const quarter = 15 * 60

/** Failed attempts within the window; successful ones don't count. */
const policies = {
  /** From one network, on any account. */
  network: { name: "attempts:network", points: 50, seconds: quarter },
  /** On one account from one network: slows down a stranger, and nobody else. */
  pair: { name: "attempts:pair", points: 10, seconds: quarter },
  /** On one account from all networks together, except browsers known as its owner's: an end to guessing from many addresses. */
  account: { name: "attempts:account-hour", points: 100, seconds: 3_600 },
  /** From one known browser on its owner's account. */
  browser: { name: "attempts:browser", points: 10, seconds: quarter },
  /** On a secret that can only be tried while signed in. */
  own: { name: "attempts:own", points: 10, seconds: quarter },
} satisfies Record<string, Policy>

type From = {
  /** The browser in which the account's owner has signed in before: it has a separate count. */
  browser?: string | null
  /** Only the signed-in person can try, so the account is counted wherever the attempts come from. */
  signedIn?: boolean
}

/**
 * Counts an attempt on `account` (null means none in particular) from `address` before it is tried: many at once get no further
 * than one after the other. Throws `rate_limited` if there were too many, and `unavailable` if they can't be counted.
 */
async function countAttempt(account: string | null, address: string, from: From = {}): Promise<void> {
  await countIn(countersOf(account, address, from), say("account.tooManyFailures"))
}

/**
 * Runs `attempt`, which throws `unauthorized`, `validation_failed`, `forbidden` or `not_found` if a secret was wrong. Only such
 * attempts stay counted, and a success clears the counts that only the owner's own attempts add to. Throws like `countAttempt`,
 * without trying.
 */
export async function limitingAttempts<T>(
  account: string | null,
  address: string,
  attempt: () => Promise<T>,
  from: From = {},
): Promise<T> {
  const counters = countersOf(account, address, from)
  await countAttempt(account, address, from)
  try {
    const outcome = await attempt()
    const [kept, forgotten] = [counters.filter(isShared), counters.filter((counter) => !isShared(counter))]
    await Promise.all([takeBack(kept), beginAnew(forgotten)])
    return outcome
  } catch (error) {
    if (!isWrong(error)) await takeBack(counters)
    throw error
  }
}

/** Whether other people's attempts count there too, which the owner's success doesn't undo. */
function isShared({ policy }: Counter): boolean {
  return policy === policies.network || policy === policies.account
}

function isWrong(error: unknown): boolean {
  return (
    error instanceof ServiceError && /^(unauthorized|validation_failed|forbidden|not_found)$/.test(error.code)
  )
}

/** The counter that stops an attacker first comes first. Behind a proxy that hides addresses, the network is not counted separately. */
function countersOf(account: string | null, address: string, { browser, signedIn }: From): Counter[] {
  if (account !== null && browser) return [{ policy: policies.browser, key: `${browser} ${account}` }]
  const network = addressNetwork(address)
  const counters: Counter[] = []
  if (env().RATE_LIMIT_FAILED_AUTHENTICATIONS !== 0) counters.push({ policy: policies.network, key: network })
  if (account === null) return counters
  if (signedIn) return [...counters, { policy: policies.own, key: account }]
  counters.push({ policy: policies.pair, key: `${network} ${account}` })
  return [...counters, { policy: policies.account, key: account }]
}
