import { createAuthEndpoint } from "better-auth/api"
import { expireCookie, setSessionCookie } from "better-auth/cookies"
import type { BetterAuthPlugin } from "better-auth"

/** Seconds that a person has for the second step. */
export const secondStepSeconds = 600

/** A person who has given the right password and has yet to take the second step. */
export type Challenged = { userId: number; email: string }

/**
 * Adds three calls to the sign-in library: whose second step a request's cookie is for, skipping it in a remembered browser,
 * and ending it after it was taken without the library. Null means nobody's.
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
    skipChallenge: createAuthEndpoint.serverOnly(
      { method: "POST", requireHeaders: true },
      async (ctx): Promise<{ userId: number } | null> => {
        const { createAuthCookie, internalAdapter, secret } = ctx.context
        const cookie = createAuthCookie("two_factor")
        const identifier = await ctx.getSignedCookie(cookie.name, secret)
        const kept = identifier ? await internalAdapter.consumeVerificationValue(identifier) : null
        const user = kept && (await internalAdapter.findUserById(kept.value))
        if (!user) return null
        await setSessionCookie(ctx, { session: await internalAdapter.createSession(user.id), user })
        expireCookie(ctx, cookie)
        return { userId: Number(user.id) }
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
