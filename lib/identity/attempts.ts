import { ServiceError } from "@/lib/domain/errors"
import { env } from "@/lib/env"
import { addressNetwork } from "@/lib/http/address-network"
import { beginAnew, type Counter, countIn, type Policy, takeBack } from "./counters"
import { say } from "@/lib/messages/message"

const quarter = 15 * 60

/** Attempts within the window; good ones do not count. */
const policies = {
  /** From one network, whatever the accounts. */
  network: { name: "attempts:network", points: 50, seconds: quarter },
  /** On one account from one network: a stranger is slowed down, and nobody else. */
  pair: { name: "attempts:pair", points: 10, seconds: quarter },
  /** On one account from all networks together, browsers known as its owner's aside: an end to guessing from many addresses. */
  account: { name: "attempts:account-hour", points: 100, seconds: 3_600 },
  /** In one known browser on its owner's account. */
  browser: { name: "attempts:browser", points: 10, seconds: quarter },
  /** On a secret for which one has to be signed in. */
  own: { name: "attempts:own", points: 10, seconds: quarter },
} satisfies Record<string, Policy>

type From = {
  /** The browser in which the account's owner has signed in before: it is counted by itself alone. */
  browser?: string | null
  /** Only who is signed in can try, so that an account is counted wherever the attempts come from. */
  signedIn?: boolean
}

/**
 * Counts an attempt on `account` (null is none in particular) from `address`, before it is tried: many at once are no more than
 * one after the other. Throws `rate_limited` where there were too many, and `unavailable` where they cannot be counted.
 */
async function countAttempt(account: string | null, address: string, from: From = {}): Promise<void> {
  await countIn(countersOf(account, address, from), say("account.tooManyFailures"))
}

/**
 * Runs `attempt`, which throws `unauthorized`, `validation_failed`, `forbidden` or `not_found` where a secret was wrong. Only
 * such attempts are kept count of, and those from where the owner has come in are forgotten. Throws as `countAttempt` does,
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

/** Whether others' attempts are counted there too, which the owner's coming in does not make undone. */
function isShared({ policy }: Counter): boolean {
  return policy === policies.network || policy === policies.account
}

function isWrong(error: unknown): boolean {
  return (
    error instanceof ServiceError && /^(unauthorized|validation_failed|forbidden|not_found)$/.test(error.code)
  )
}

/** The one that ends an attacker first is the first. Behind a proxy that hides addresses none is counted by itself. */
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
