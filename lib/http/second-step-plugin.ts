import { createAuthEndpoint } from "better-auth/api"
import { expireCookie } from "better-auth/cookies"
import type { BetterAuthPlugin } from "better-auth"

/** Seconds that somebody has for the second step. */
export const secondStepSeconds = 600

/** Who has given the right password and is to take the second step. */
export type Challenged = { userId: number; email: string }

/**
 * Adds to the sign-in library two calls of our own: whose second step the cookie of a request is for (null is nobody's), and
 * that it was taken otherwise than by the library.
 */
export const secondStepPlugin = {
  id: "openings-second-step",
  endpoints: {
    readChallenge: createAuthEndpoint.serverOnly(
      { method: "GET", requireHeaders: true },
      async (ctx): Promise<Challenged | null> => {
        const { createAuthCookie, internalAdapter, secret } = ctx.context
        const identifier = await ctx.getSignedCookie(createAuthCookie("two_factor").name, secret)
        const kept = identifier ? await internalAdapter.findVerificationValue(identifier) : null
        if (!kept || kept.expiresAt <= new Date()) return null
        const user = await internalAdapter.findUserById(kept.value)
        return user && { userId: Number(user.id), email: user.email }
      },
    ),
    endChallenge: createAuthEndpoint.serverOnly(
      { method: "POST", requireHeaders: true },
      async (ctx): Promise<void> => {
        const { createAuthCookie, internalAdapter, secret } = ctx.context
        const cookie = createAuthCookie("two_factor")
        const identifier = await ctx.getSignedCookie(cookie.name, secret)
        if (identifier) await internalAdapter.consumeVerificationValue(identifier)
        expireCookie(ctx, cookie)
      },
    ),
  },
} satisfies BetterAuthPlugin
