import type { Context } from "@/lib/domain/context"
import { invalidFields, notFound, ServiceError } from "@/lib/domain/errors"
import { ownDeed } from "@/lib/domain/members/account-activity"
import {
  appAddress,
  generateAppSecret,
  generateRecoveryCodes,
  matchingStep,
  typedSecret,
} from "@/lib/domain/members/one-time-code"
import { auth } from "./auth"
import { logger } from "@/lib/http/log"
import { provePresentPassword } from "./present-password"
import { forgetWrongCodes, limitingSecondSteps } from "./second-step-attempts"
import { say } from "@/lib/messages/message"

/** The name that authenticator apps show beside the code. */
const issuer = "Openings"

export const wrongCode = say("twoFactor.codeWrong")

/** The second factors of the person who asks. `recoveryCodes` counts the unused ones; null if none were made. */
export async function ownTwoFactor(request: Request, context: Context) {
  const userId = personId(context)
  const [kept, steps, rememberedBrowsers] = await Promise.all([
    context.stores.twoFactor.find(userId),
    context.stores.twoFactor.secondStepsOf(userId),
    context.stores.knownBrowsers.countTrusted(userId, context.clock.now()),
  ])
  const codes = steps.includes("recovery_code") ? await readRecoveryCodes(request, kept?.recoveryCodes) : null
  return { app: steps.includes("code"), recoveryCodes: codes?.length ?? null, rememberedBrowsers }
}

/** Makes every browser of the person who asks require the second step again. */
export async function forgetBrowsers(context: Context): Promise<void> {
  const describe = ownDeed(at(context), "member.browsers_forgotten")
  await context.stores.knownBrowsers.endTrust(personId(context), context.clock.now(), describe)
}

/**
 * Begins to set up an authenticator app with a secret that is shown this once and never again, and has no effect before the app
 * has shown a code. Throws `validation_failed` if the password is wrong or an app is in use, or `rate_limited`.
 */
export async function beginApp(request: Request, context: Context, password: string) {
  const refusal = say("twoFactor.appNotSetUp")
  await provePresentPassword(request, context, password, refusal)
  const secret = generateAppSecret()
  const encrypted = await encrypt(request, secret)
  if (!(await context.stores.twoFactor.begin(personId(context), encrypted))) {
    const message = say("twoFactor.appAlready")
    throw invalidFields(refusal, [{ field: "app", code: "already_on", message }])
  }
  const account = context.actor.kind === "person" ? context.actor.email : ""
  return { secret: typedSecret(secret), address: appAddress(secret, { account, issuer }) }
}

/**
 * Puts the app that was set up into use, and returns new recovery codes, which are shown this once and never again. Throws
 * `validation_failed` if the code is wrong or no set-up was begun, or `rate_limited`.
 */
export async function confirmApp(request: Request, context: Context, code: string): Promise<string[]> {
  const { stores, clock, sessionId } = context
  const userId = personId(context)
  const codes = await limitingSecondSteps(userId, "set_up", async () => {
    const kept = await stores.twoFactor.find(userId)
    const begun = kept && !kept.confirmed && kept.secret !== "" ? kept.secret : null
    const step = begun ? matchingStep(await decrypt(request, begun), code, clock.now()) : null
    if (begun && step !== null) {
      const codes = generateRecoveryCodes()
      const recoveryCodes = await encrypt(request, JSON.stringify(codes))
      const app = { secret: begun, step, recoveryCodes, sessionId }
      if (await stores.twoFactor.confirm(userId, app, ownDeed(at(context), "member.two_factor_on")))
        return codes
    }
    const message = begun ? say("twoFactor.appCodeWrong") : say("twoFactor.setUpEnded")
    throw invalidFields(say("twoFactor.appNotSetUp"), [{ field: "code", code: "invalid", message }])
  })
  await forgetWrongCodes(userId)
  return codes
}

/** Removes the app of the person who asks. Throws `validation_failed`, `not_found` if there is none, or `rate_limited`. */
export async function removeApp(request: Request, context: Context, password: string): Promise<void> {
  await provePresentPassword(request, context, password, say("twoFactor.appNotRemoved"))
  const describe = ownDeed(at(context), "member.two_factor_off")
  if (!(await context.stores.twoFactor.endApp(personId(context), describe)))
    throw notFound("authenticatorApp")
}

/** Makes new recovery codes in place of all others. Throws like `removeApp`. */
export async function renewRecoveryCodes(
  request: Request,
  context: Context,
  password: string,
): Promise<string[]> {
  await provePresentPassword(request, context, password, say("twoFactor.codesNotMade"))
  const codes = generateRecoveryCodes()
  const encrypted = await encrypt(request, JSON.stringify(codes))
  const describe = ownDeed(at(context), "member.recovery_codes_made")
  const userId = personId(context)
  if (await context.stores.twoFactor.replaceRecoveryCodes(userId, encrypted, describe)) return codes
  throw notFound("secondFactor")
}

/** Encrypts as the sign-in library does, because it has to read the result. */
export async function encrypt(request: Request, data: string): Promise<string> {
  const { secretConfig: key } = await (await auth(request)).$context
  const { symmetricEncrypt } = await import("better-auth/crypto")
  return symmetricEncrypt({ key, data })
}

/** Throws `forbidden` if it was encrypted with another secret than the installation's current one. */
export async function decrypt(request: Request, data: string): Promise<string> {
  const { secretConfig: key } = await (await auth(request)).$context
  const { symmetricDecrypt } = await import("better-auth/crypto")
  try {
    return await symmetricDecrypt({ key, data })
  } catch (error) {
    logger().error({ err: error }, "second factor not readable: was AUTH_SECRET changed?")
    throw new ServiceError("forbidden", say("twoFactor.secretChanged"))
  }
}

async function readRecoveryCodes(request: Request, stored: string | undefined): Promise<string[]> {
  if (!stored) return []
  try {
    return JSON.parse(await decrypt(request, stored)) as string[]
  } catch {
    return []
  }
}

function at({ clock, address, requestId }: Context) {
  return { clock, origin: { address, requestId } }
}

function personId({ actor }: Context): number {
  if (actor.kind !== "person") throw notFound("account")
  return actor.userId
}
