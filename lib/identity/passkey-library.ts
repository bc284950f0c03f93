import { passkey } from "@better-auth/passkey"
import { betterAuth } from "better-auth/minimal"
import { APIError } from "better-auth/api"
import { authOptions, withFaultsTold } from "./sign-in-library"

/** The name under which passkeys show a person what they are for. */
const name = "Openings"

export type PasskeyLibrary = Awaited<ReturnType<typeof createPasskeyLibrary>>

/** The sign-in library with passkeys for `host`; one that is `secure` only sends its cookie over https. */
export async function createPasskeyLibrary(secure: boolean, host: string) {
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
