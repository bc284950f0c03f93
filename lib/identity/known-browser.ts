import { generateLinkToken, hashLinkToken } from "@/lib/domain/link-token"
import { serviceContext } from "@/lib/http/context"
import { isSecure } from "@/lib/http/request-address"

const name = "openings.known_browser"

/** Where people prove who they are; nothing else is told the cookie. */
const path = "/api/dashboard"
const maxAge = 180 * 86_400

/** As many people may share a browser. */
const mostPeople = 5

/**
 * The hash of the token by which `request`'s browser is known as one in which the person with that e-mail address (in lower
 * case) has signed in; null where it is none. It proves nothing but that, and lets nobody in.
 */
export async function knownBrowserOf(request: Request, email: string): Promise<string | null> {
  const hashes = tokensOf(request).map(hashLinkToken)
  if (hashes.length === 0) return null
  const { stores, clock } = serviceContext()
  return stores.knownBrowsers.find(email, hashes, clock.now())
}

/**
 * Remembers that the person has signed in in `request`'s browser, and answers the cookie to set. `only`: the browsers that were
 * known before are known no more.
 */
export async function rememberBrowser(
  request: Request,
  email: string,
  { only = false } = {},
): Promise<string> {
  const { stores, clock } = serviceContext()
  const tokens = tokensOf(request)
  const known = only ? null : await knownBrowserOf(request, email)
  // A token is one person's, so that nobody can plant one of their own for somebody else.
  const token = tokens.find((each) => hashLinkToken(each) === known) ?? generateLinkToken()
  await stores.knownBrowsers.remember(email, hashLinkToken(token), clock.now(), { only })
  const kept = [token, ...tokens.filter((each) => each !== token)].slice(0, mostPeople)
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
