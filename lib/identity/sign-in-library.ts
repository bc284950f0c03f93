import type { BetterAuthOptions } from "better-auth"
import { betterAuth } from "better-auth/minimal"
import { prismaAdapter } from "better-auth/adapters/prisma"
import { twoFactor } from "better-auth/plugins/two-factor"
import { personLimits } from "@/lib/domain/members/member"
import { env } from "@/lib/env"
import { database } from "@/lib/http/context"
import { hashPassword, verifyPassword } from "./hashing"
import { secondStepPlugin, secondStepSeconds } from "./second-step-plugin"

const day = 86_400

/** A session ends after not being used for this long, in seconds. */
const idleSeconds = 30 * day

export type SignInLibrary = Awaited<ReturnType<typeof createSignInLibrary>>

/** An instance of the sign-in library; one that is `secure` only sends its cookie over https. */
export async function createSignInLibrary(secure: boolean) {
  return withFaultsTold(betterAuth(await authOptions(secure)))
}

/** The options of every instance of the sign-in library. */
export async function authOptions(secure: boolean) {
  const { authTables, kind, secret } = database()
  return {
    secret: env().AUTH_SECRET ?? (await secret()),
    baseURL: secure ? "https://localhost" : "http://localhost",
    database: prismaAdapter(authTables, { provider: kind }),
    telemetry: { enabled: false },
    logger: { disabled: true },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: personLimits.shortestPassword,
      maxPasswordLength: personLimits.longestPassword,
      password: { hash: hashPassword, verify: verifyPassword },
    },
    user: { additionalFields: { language: { type: "string", required: false, input: false } } },
    session: {
      expiresIn: idleSeconds,
      updateAge: day,
      additionalFields: { employerId: { type: "number", required: false, input: false } },
    },
    // Attempts are counted in attempts.ts and second-step-attempts.ts, per account as well as per address.
    rateLimit: { enabled: false },
    plugins: [twoFactor({ twoFactorCookieMaxAge: secondStepSeconds }), secondStepPlugin],
    advanced: {
      database: { generateId: "serial" },
      cookiePrefix: "openings",
      useSecureCookies: secure,
      defaultCookieAttributes: { httpOnly: true, sameSite: "lax", path: "/" },
      // Our own routes call the library, and check where a request comes from.
      disableCSRFCheck: true,
      disableOriginCheck: true,
    },
  } satisfies BetterAuthOptions
}

/** `library`, with every call throwing `unavailable` if the database was away. */
export function withFaultsTold<Library extends { api: object }>(library: Library): Library {
  return { ...library, api: tellingFaults(library.api) }
}

function tellingFaults<Api extends object>(api: Api): Api {
  return new Proxy(api, {
    get(calls, name) {
      const call: unknown = Reflect.get(calls, name)
      if (typeof call !== "function") return call
      return (...args: unknown[]) => database().tellingFaults(async () => call(...args) as unknown)
    },
  })
}
