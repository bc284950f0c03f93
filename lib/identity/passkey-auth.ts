import { ServiceError } from "@/lib/domain/errors"
import type { NoPasskeys } from "@/lib/domain/members/passkey"
import { passkeyHost } from "@/lib/domain/members/passkey-host"
import { libraryHeaders } from "./library-headers"
import type { PasskeyLibrary } from "./passkey-library"
import { isSecure, requestOrigin } from "@/lib/http/request-address"
import { type Message, say } from "@/lib/messages/message"

/** Without PUBLIC_URL the caller names the host, so the instances for hosts have to be limited. */
const mostInstances = 8

const instances = new Map<string, Promise<PasskeyLibrary>>()

const refusals: Record<NoPasskeys, Message> = {
  ip_address: say("passkeys.notAtIpAddress"),
  insecure: say("passkeys.notWithoutHttps"),
}

/**
 * The sign-in library with its passkeys, bound to the host that `request` was sent to. Throws `validation_failed` if browsers
 * offer none there.
 */
export function passkeyAuth(request: Request): Promise<PasskeyLibrary> {
  const found = passkeyHost(requestOrigin(request))
  if ("unavailable" in found) throw new ServiceError("validation_failed", refusals[found.unavailable])
  const secure = isSecure(request)
  const key = `${secure} ${found.host}`
  const instance = instances.get(key) ?? createInstance(secure, found.host)
  // The Map keeps insertion order, so the instance used last is the last to go.
  instances.delete(key)
  instances.set(key, instance)
  for (const oldest of [...instances.keys()].slice(0, -mostInstances)) instances.delete(oldest)
  instance.catch(() => instances.delete(key))
  return instance
}

async function createInstance(secure: boolean, host: string): Promise<PasskeyLibrary> {
  // It loads a library for certificates, and nobody who uses no passkey should wait for that.
  const { createPasskeyLibrary } = await import("./passkey-library")
  return createPasskeyLibrary(secure, host)
}

/** What the library gets of a request with a passkey: the cookies, and the address, which the browser has signed. */
export function passkeyHeaders(request: Request, ...cookies: ("passkey" | "session_token")[]): Headers {
  const headers = libraryHeaders(request, cookies)
  headers.set("origin", new URL(requestOrigin(request)).origin)
  return headers
}
