import * as z from "zod"
import type { SecondStep } from "@/lib/domain/members/two-factor-store"
import { because, flag, notOneOf, text } from "../fields"
import { presentPassword, requiredText } from "./account"
import { say } from "@/lib/messages/message"

/** Six digits, however they are grouped: apps show "123 456", and that is what is copied. */
const oneTimeCode = requiredText(say("fields.code"), 20, say("twoFactor.codeMissing"))
  .transform((value) => value.replace(/[\s-]/g, ""))
  .refine(
    (value) => /^\d{6}$/.test(value),
    because({ code: "invalid", message: say("twoFactor.codeNotSixDigits") }),
  )

/** One of the codes for the day on which the app is lost, in whatever case and grouping it was written down. */
const recoveryCode = requiredText(say("fields.code"), 40, say("twoFactor.recoveryCodeMissing"))
  .transform((value) => value.toLowerCase().replace(/[\s-]/g, ""))
  .refine(
    (value) => /^[a-z0-9]{10}$/.test(value),
    because({ code: "invalid", message: say("twoFactor.recoveryCodeForm") }),
  )
  .transform((value) => `${value.slice(0, 5)}-${value.slice(5)}`)

export const passwordProof = z.object({ password: presentPassword })

export const codeRequest = z.object({ code: oneTimeCode })

export const recoveryCodeRequest = z.object({ code: recoveryCode })

/** The codes that somebody may finish signing in with. */
const codeKinds = ["code", "recovery_code"] as const

/** What kind of code it is decides what it has to look like. */
export const secondStepRequest = z.object({
  by: z.enum(codeKinds, { error: notOneOf("by", codeKinds) }).default("code"),
  code: text(say("fields.code"), 100, say("twoFactor.codeMissing")),
  remember: flag("remember").default(false),
})
export type SecondStepRequest = z.input<typeof secondStepRequest>

/** For how long a browser asks for no code where a person wishes so. */
export const rememberedDays = 30

/** What is left to do after the right password. */
export type SecondStepAsked = { secondStep: { methods: SecondStep[] } }
export type { SecondStep }

/**
 * What somebody has set up. `recoveryCodes` counts those left; null where there are none to have. `rememberedBrowsers` counts
 * those in which the password alone is enough.
 */
export type OwnTwoFactor = { app: boolean; recoveryCodes: number | null; rememberedBrowsers: number }

/** A secret for an authenticator app: to be typed, and as the address in a QR code. Shown here and never again. */
export type BegunApp = { secret: string; address: string }

/** Shown here and never again. */
export type MadeRecoveryCodes = { recoveryCodes: string[] }
