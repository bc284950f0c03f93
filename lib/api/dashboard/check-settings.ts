import * as z from "zod"
import { checkLimits, type CheckSettings } from "@/lib/domain/job-checks/check-settings"
import { type Message, packMessage, say } from "@/lib/messages/message"
import { because, listOf, optionalText, said, text } from "../fields"

/** True, false, or null if unknown. */
function fact(name: string) {
  return z
    .boolean({ error: packMessage(say("checks.notFact", { name })) })
    .nullable()
    .optional()
}

const hours = because({
  code: "invalid",
  message: say("checks.hoursOutOfRange", { most: checkLimits.hoursPerWeek }),
})

const statement = optionalText(say("checks.aiStatement"), checkLimits.aiStatement)
  .transform((value) => value?.trim() ?? null)
  .optional()

function anObject<Shape extends z.ZodRawShape>(shape: Shape, error: Message) {
  return z.object(shape, { error: packMessage(error) }).optional()
}

/** Why a rule is muted. */
const reason = text(say("activity.reason"), checkLimits.reason, say("checks.reasonMissing"))
  .transform((value) => value.trim())
  .refine((value) => value !== "", because({ code: "required", message: say("checks.reasonMissing") }))

const code = z.string({ error: said(say("checks.codeMissing"), say("checks.codeMissing")) })

/**
 * The body of `PUT /api/dashboard/check-settings`: what is left out stays as it is. `muted` replaces all muted rules;
 * `mute` and `unmute` change one of them, so that two admins don't undo each other's changes.
 */
export const checkSettingsRequest = z.object({
  facts: anObject(
    {
      employees25Plus: fact("employees25Plus"),
      usesAi: fact("usesAi"),
      aiStatement: anObject({ en: statement, fr: statement }, say("checks.aiStatementNotObject")),
      federallyRegulated: fact("federallyRegulated"),
      hoursPerWeek: z
        .number({ error: hours.message })
        .refine((value) => value > 0 && value <= checkLimits.hoursPerWeek, hours)
        .nullable()
        .optional(),
    },
    say("checks.factsNotObject"),
  ),
  muted: listOf(
    z.object({ code, reason }),
    "code",
    say("checks.mutedNotList"),
    say("checks.mutedNotList"),
  ).optional(),
  mute: anObject({ code, reason }, say("checks.muteNotObject")),
  unmute: code.optional(),
  enforce: z.boolean({ error: packMessage(say("fields.notFlag", { name: "enforce" })) }).optional(),
})

/** What an employer has told the posting check, including who muted each muted rule and when. */
export type OwnCheckSettings = CheckSettings

export function presentCheckSettings({ facts, muted, enforce }: CheckSettings): OwnCheckSettings {
  return { facts, muted, enforce }
}
