import { betterAuth } from "better-auth"
import { APIError } from "better-auth/api"
import { ServiceError } from "@/lib/domain/errors"
import type { NoPasskeys } from "@/lib/domain/members/passkey"
import { passkeyHost } from "@/lib/domain/members/passkey-host"
import { authOptions, withFaultsTold } from "./auth"
import { libraryHeaders } from "./library-headers"
import { isSecure, requestOrigin } from "@/lib/http/request-address"
import { type Message, say } from "@/lib/messages/message"

/** The name under which passkeys show a person what they are for. */
const name = "Openings"

/** Without PUBLIC_URL the caller names the host, so the instances for hosts have to be limited. */
const mostInstances = 8

const instances = new Map<string, Promise<PasskeyAuth>>()

export type PasskeyAuth = Awaited<ReturnType<typeof createPasskeyAuth>>

const refusals: Record<NoPasskeys, Message> = {
  ip_address: say("passkeys.notAtIpAddress"),
  insecure: say("passkeys.notWithoutHttps"),
}

/**
 * The sign-in library with its passkeys, bound to the host that `request` was sent to. Throws `validation_failed` if browsers
 * offer none there.
 */
export function passkeyAuth(request: Request): Promise<PasskeyAuth> {
  const found = passkeyHost(requestOrigin(request))
  if ("unavailable" in found) throw new ServiceError("validation_failed", refusals[found.unavailable])
  const secure = isSecure(request)
  const key = `${secure} ${found.host}`
  const instance = instances.get(key) ?? createPasskeyAuth(secure, found.host)
  // The Map keeps insertion order, so the instance used last is the last to go.
  instances.delete(key)
  instances.set(key, instance)
  for (const oldest of [...instances.keys()].slice(0, -mostInstances)) instances.delete(oldest)
  instance.catch(() => instances.delete(key))
  return instance
}

async function createPasskeyAuth(secure: boolean, host: string) {
  // It loads a library for certificates, and nobody who uses no passkey should wait for that.
  const { passkey } = await import("@better-auth/passkey")
  const options = await authOptions(secure)
  return withFaultsTold(
    betterAuth({
      ...options,
      // The password is required before a passkey is added, however old the session is.
      session: { ...options.session, freshAge: 0 },
      plugins: [
        ...options.plugins,
        passkey({
          rpID: host,
          rpName: name,
          authenticatorSelection: { residentKey: "required", userVerification: "required" },
          advanced: { webAuthnChallengeCookie: "passkey" },
          // The library itself accepts a passkey that didn't verify its user.
          registration: {
            afterVerification: async ({ verification }) =>
              requireVerifiedUser(verification.registrationInfo?.userVerified),
          },
          authentication: {
            afterVerification: async ({ verification }) =>
              requireVerifiedUser(verification.authenticationInfo.userVerified),
          },
        }),
      ],
    }),
  )
}

function requireVerifiedUser(verified: boolean | undefined): void {
  if (!verified) throw new APIError("UNAUTHORIZED", { code: "USER_NOT_VERIFIED" })
}

/** What the library gets of a request with a passkey: the cookies, and the address, which the browser has signed. */
export function passkeyHeaders(request: Request, ...cookies: ("passkey" | "session_token")[]): Headers {
  const headers = libraryHeaders(request, cookies)
  headers.set("origin", new URL(requestOrigin(request)).origin)
  return headers
}
