import { symmetricDecrypt, symmetricEncrypt } from "better-auth/crypto"
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

/** What apps show beside the code, and passkey managers beside the name. */
const issuer = "Openings"

export const wrongCode = "This code is wrong, or was used before. Wait for the next one."

/** What the person who asks has. `recoveryCodes` counts those that nobody has used; null is none made. */
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

/** Has every browser of the person who asks ask for the second step again. */
export async function forgetBrowsers(context: Context): Promise<void> {
  const describe = ownDeed(at(context), "member.browsers_forgotten")
  await context.stores.knownBrowsers.endTrust(personId(context), context.clock.now(), describe)
}

/**
 * Begins the set-up of an authenticator app with a secret that is shown here and never again, and means nothing before the
 * app has shown a code. Throws `validation_failed` where the password is wrong or an app is in use, or `rate_limited`.
 */
export async function beginApp(request: Request, context: Context, password: string) {
  const refusal = "The app could not be set up"
  await provePresentPassword(request, context, password, refusal)
  const secret = generateAppSecret()
  const encrypted = await encrypt(request, secret)
  if (!(await context.stores.twoFactor.begin(personId(context), encrypted))) {
    const message = "You have an authenticator app already. Remove it first."
    throw invalidFields(refusal, [{ field: "app", code: "already_on", message }])
  }
  const account = context.actor.kind === "person" ? context.actor.email : ""
  return { secret: typedSecret(secret), address: appAddress(secret, { account, issuer }) }
}

/**
 * Takes the app that was begun with into use, and answers new recovery codes, which are shown here and never again.
 * Throws `validation_failed` where the code is wrong or none was begun with, or `rate_limited`.
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
    const message = begun
      ? "This code is wrong. Check the app, and that the clock of your device is right."
      : "The set-up has ended. Start again."
    throw invalidFields("The app could not be set up", [{ field: "code", code: "invalid", message }])
  })
  await forgetWrongCodes(userId)
  return codes
}

/** Ends the use of the app of the person who asks. Throws `validation_failed`, `not_found` where there is none, or `rate_limited`. */
export async function removeApp(request: Request, context: Context, password: string): Promise<void> {
  await provePresentPassword(request, context, password, "The app could not be removed")
  const describe = ownDeed(at(context), "member.two_factor_off")
  if (!(await context.stores.twoFactor.endApp(personId(context), describe)))
    throw notFound("authenticator app")
}

/** Makes new recovery codes in the place of all others. Throws as `removeApp` does. */
export async function renewRecoveryCodes(
  request: Request,
  context: Context,
  password: string,
): Promise<string[]> {
  await provePresentPassword(request, context, password, "The codes could not be made")
  const codes = generateRecoveryCodes()
  const encrypted = await encrypt(request, JSON.stringify(codes))
  const describe = ownDeed(at(context), "member.recovery_codes_made")
  const userId = personId(context)
  if (await context.stores.twoFactor.replaceRecoveryCodes(userId, encrypted, describe)) return codes
  throw notFound("second factor")
}

/** Encrypts as the sign-in library does, which is to read it. */
export async function encrypt(request: Request, data: string): Promise<string> {
  const { secretConfig: key } = await (await auth(request)).$context
  return symmetricEncrypt({ key, data })
}

/** Throws `forbidden` where it was encrypted with another secret of the installation than today's. */
export async function decrypt(request: Request, data: string): Promise<string> {
  const { secretConfig: key } = await (await auth(request)).$context
  try {
    return await symmetricDecrypt({ key, data })
  } catch (error) {
    logger().error({ err: error }, "second factor not readable: was AUTH_SECRET changed?")
    const message =
      "Your two-factor sign-in cannot be checked, since the server's secret has changed. Ask an admin to reset it."
    throw new ServiceError("forbidden", message)
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
