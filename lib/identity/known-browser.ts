import { rememberedDays } from "@/lib/api/dashboard/two-factor"
import type { Origin } from "@/lib/domain/activity/activity"
import { generateLinkToken, hashLinkToken } from "@/lib/domain/link-token"
import { serviceContext } from "@/lib/http/context"
import { isSecure } from "@/lib/http/request-address"
import { ownDeed } from "@/lib/domain/members/account-activity"

const name = "openings.known_browser"

/** Where people prove who they are; the cookie is sent nowhere else. */
const path = "/api/dashboard"
const day = 86_400
const maxAge = 180 * day

/** How many people may share a browser. */
const mostPeople = 5

/**
 * The hash of the token by which `request`'s browser is known as one in which the person with that email address (in lower
 * case) has signed in; null if it isn't known. It lets nobody in; see `isTrustedBrowser` for the most that it does.
 */
export async function knownBrowserOf(request: Request, email: string): Promise<string | null> {
  const hashes = tokensOf(request).map(hashLinkToken)
  if (hashes.length === 0) return null
  const { stores, clock } = serviceContext()
  return stores.knownBrowsers.find(email, hashes, clock.now())
}

/**
 * Remembers that the person has signed in with `request`'s browser, and returns the cookie to set. With `only`, browsers known
 * before are forgotten.
 */
export async function rememberBrowser(
  request: Request,
  email: string,
  { only = false } = {},
): Promise<string> {
  const { stores, clock } = serviceContext()
  const tokens = tokensOf(request)
  const known = only ? null : await knownBrowserOf(request, email)
  // A token belongs to one person, so that nobody can plant their own for somebody else.
  const token = tokens.find((each) => hashLinkToken(each) === known) ?? generateLinkToken()
  await stores.knownBrowsers.remember(email, hashLinkToken(token), clock.now(), { only })
  return cookieOf(request, [token, ...tokens.filter((each) => each !== token)])
}

/**
 * Makes the password of the person, whose second step has just succeeded, sufficient in `request`'s browser for 30 days, and
 * returns the cookie to set. The browser gets a new token for this, so an earlier one that was seen is of no use.
 */
export async function trustBrowser(
  request: Request,
  { userId, email }: { userId: number; email: string },
  origin: Origin,
): Promise<string> {
  const { stores, clock } = serviceContext()
  const now = clock.now()
  const until = new Date(now.getTime() + rememberedDays * day * 1000)
  const replacing = await knownBrowserOf(request, email)
  const token = generateLinkToken()
  const browser = { userId, tokenHash: hashLinkToken(token), replacing, now, until }
  const describe = ownDeed({ clock, origin }, "member.browser_remembered", [
    { field: "until", before: null, after: until.toISOString() },
  ])
  if (!(await stores.knownBrowsers.trust(browser, describe))) return rememberBrowser(request, email)
  const others = tokensOf(request).filter((each) => hashLinkToken(each) !== replacing)
  return cookieOf(request, [token, ...others])
}

/** Whether the person's password is enough in `request`'s browser, because they chose so after a second step. */
export async function isTrustedBrowser(request: Request, userId: number): Promise<boolean> {
  const hashes = tokensOf(request).map(hashLinkToken)
  if (hashes.length === 0) return false
  const { stores, clock } = serviceContext()
  return stores.knownBrowsers.isTrusted(userId, hashes, clock.now())
}

function cookieOf(request: Request, tokens: string[]): string {
  const kept = tokens.slice(0, mostPeople)
  const attributes = `Max-Age=${maxAge}; Path=${path}; HttpOnly; SameSite=Lax`
  return isSecure(request)
    ? `__Secure-${name}=${kept.join(".")}; ${attributes}; Secure`
    : `${name}=${kept.join(".")}; ${attributes}`
}

function tokensOf(request: Request): string[] {
  const sent = isSecure(request) ? `__Secure-${name}=` : `${name}=`
  const cookies = (request.headers.get("cookie") ?? "").split(/;\s*/)
  const value = cookies.find((cookie) => cookie.startsWith(sent))?.slice(sent.length) ?? ""
  return value.split(".", mostPeople).filter((token) => /^[\w-]{32}$/.test(token))
}
