import type { Origin } from "@/lib/domain/activity/activity"
import type { SecondStepAsked } from "@/lib/api/dashboard/two-factor"
import type { Clock } from "@/lib/domain/clock"
import { ServiceError } from "@/lib/domain/errors"
import { sessionDeed } from "@/lib/domain/members/account-activity"
import { endSession } from "@/lib/domain/members/own-account"
import type { HeldBack, SignInMethod } from "@/lib/domain/members/sign-in-method"
import { settleLanguage } from "./account-language"
import { auth } from "./auth"
import { limitingAttempts } from "./attempts"
import { database, serviceContext } from "@/lib/http/context"
import { knownBrowserOf, rememberBrowser, isTrustedBrowser } from "./known-browser"
import { libraryHeaders } from "./library-headers"
import { logger } from "@/lib/http/log"
import { clientAddress } from "@/lib/http/request-address"
import { say } from "@/lib/messages/message"

/** The outcome of a right password: the cookies to set, and what is left to do if the password isn't enough. */
export type SignInOutcome = { cookies: string[]; secondStep: SecondStepAsked["secondStep"] | null }

/**
 * Signs a person in, or asks for their second step if they have one. Nobody learns whether the address or the password was
 * wrong, or whether there is such an account. Throws `unauthorized`, or `rate_limited` after too many failures.
 */
export async function signInByPassword(
  request: Request,
  requestId: string,
  { email, password }: { email: string; password: string },
): Promise<SignInOutcome> {
  const address = clientAddress(request)
  const at = { clock: serviceContext().clock, origin: { address, requestId } }
  const browser = await knownBrowserOf(request, email)
  const tryIt = async () => {
    const { api } = await auth(request)
    const headers = libraryHeaders(request)
    let held: HeldBack | undefined
    const response = await database().recordingAccount(
      {
        table: "session",
        operation: "create",
        describe: (id) => sessionDeed(at, "session.started", id),
        method: "password",
        holdBack: (session) => (held = session),
      },
      () => api.signInEmail({ body: { email, password }, headers, asResponse: true }),
    )
    if (response.ok) {
      const skipped = held && (await skipSecondStep(request, at, held.userId, response))
      return skipped ? { cookies: skipped, secondStep: null } : outcomeOf(response, held)
    }
    if (response.status >= 500) throw new Error(`The sign-in library answered ${response.status}.`)
    recordRefusal(email, at.origin)
    throw new ServiceError("unauthorized", say("account.emailOrPasswordWrong"))
  }
  const outcome = await limitingAttempts(email, address, tryIt, { browser })
  // If there is a second step, the password is not enough to make a browser known as the owner's.
  if (outcome.secondStep) return outcome
  const settled = await settleLanguage(request, email)
  return { ...outcome, cookies: [...outcome.cookies, await rememberBrowser(request, email), ...settled] }
}

/** Signs in the person whose right password `response` confirms, in a browser that asks for no second step; null in other browsers. */
async function skipSecondStep(
  request: Request,
  at: { clock: Clock; origin: Origin },
  userId: number,
  response: Response,
): Promise<string[] | null> {
  if (!(await isTrustedBrowser(request, userId))) return null
  const { api } = await auth(request)
  const headers = libraryHeaders(request)
  headers.set("cookie", response.headers.getSetCookie().map(nameAndValue).join("; "))
  const begun = await database().recordingAccount(
    {
      table: "session",
      operation: "create",
      describe: (id) => sessionDeed(at, "session.started", id, "known_browser"),
      method: "known_browser",
    },
    () => api.skipChallenge({ headers, returnHeaders: true }),
  )
  return begun.response && begun.headers.getSetCookie()
}

const nameAndValue = (cookie: string) => cookie.split(";")[0] ?? ""

async function outcomeOf(response: Response, held: HeldBack | undefined): Promise<SignInOutcome> {
  const cookies = response.headers.getSetCookie()
  if (!held) return { cookies, secondStep: null }
  const { twoFactorRedirect } = (await response.json()) as { twoFactorRedirect?: boolean }
  // A second factor was added at this very moment, so the password is no longer enough.
  if (!twoFactorRedirect) throw new ServiceError("unavailable", say("account.changedMeanwhile"))
  return {
    cookies,
    secondStep: { methods: await serviceContext().stores.twoFactor.secondStepsOf(held.userId) },
  }
}

/**
 * Records that somebody failed to sign in as the person with that address, if there is one. Not awaited, because the time it
 * takes would tell whether there is.
 */
export function recordRefusal(email: string, origin: Origin, method?: SignInMethod): void {
  const { stores, clock } = serviceContext()
  stores.members
    .noteRefusal(email, sessionDeed({ clock, origin }, "session.refused", null, method))
    .catch((error: unknown) => logger().error({ ...origin, err: error }, "refusal not recorded"))
}

/** Ends the session of `request`'s cookie, if any, and returns the cookies to set. */
export async function signOut(request: Request, requestId: string): Promise<string[]> {
  const { api } = await auth(request)
  const present = await api.getSession({ headers: request.headers })
  if (present) {
    const origin = { address: clientAddress(request), requestId }
    await endSession(serviceContext(), Number(present.user.id), Number(present.session.id), origin)
  }
  const response = await api.signOut({ headers: request.headers, asResponse: true })
  return response.headers.getSetCookie()
}
