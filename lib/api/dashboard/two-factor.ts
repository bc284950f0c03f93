import * as z from "zod"
import type { SecondStep } from "@/lib/domain/members/two-factor-store"
import { because, flag, notOneOf, text } from "../fields"
import { presentPassword, requiredText } from "./account"
import { say } from "@/lib/messages/message"

/** Six digits in any grouping: apps show "123 456", and people copy it that way. */
const oneTimeCode = requiredText(say("fields.code"), 20, say("twoFactor.codeMissing"))
  .transform((value) => value.replace(/[\s-]/g, ""))
  .refine(
    (value) => /^\d{6}$/.test(value),
    because({ code: "invalid", message: say("twoFactor.codeNotSixDigits") }),
  )

/** A recovery code, in whatever case and grouping it was written down. */
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

/** The kinds of code that can complete a sign-in. */
const codeKinds = ["code", "recovery_code"] as const

/** The kind of code decides its format, so only the length is validated here. */
export const secondStepRequest = z.object({
  by: z.enum(codeKinds, { error: notOneOf("by", codeKinds) }).default("code"),
  code: text(say("fields.code"), 100, say("twoFactor.codeMissing")),
  remember: flag("remember").default(false),
})
export type SecondStepRequest = z.input<typeof secondStepRequest>

/** How many days a remembered browser is not asked for a code. */
export const rememberedDays = 30

/** What is left to do after the right password. */
export type SecondStepAsked = { secondStep: { methods: SecondStep[] } }
export type { SecondStep }

/**
 * The factors that a person has set up. `recoveryCodes` is how many are left, null if the person has none.
 * `rememberedBrowsers` is how many browsers only ask for the password.
 */
export type OwnTwoFactor = { app: boolean; recoveryCodes: number | null; rememberedBrowsers: number }

/** A secret for an authenticator app, to type in and as the address in a QR code. Shown here and never again. */
export type BegunApp = { secret: string; address: string }

/** Shown here and never again. */
export type MadeRecoveryCodes = { recoveryCodes: string[] }
