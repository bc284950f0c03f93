import type { Context } from "@/lib/domain/context"
import type { Person } from "@/lib/domain/members/member"
import { resetMemberFactors } from "@/lib/domain/members/reset-factors"
import { languageFor } from "@/lib/http/message-language"
import type { Language } from "@/lib/messages/language"
import { type Message, say } from "@/lib/messages/message"
import { sendMail } from "@/lib/identity/mail"

/** Resets the second factor of a member, as the domain does, and mails them about it if this installation sends mail. */
export async function resetAndTell(request: Request, context: Context, id: number): Promise<void> {
  const person = await resetMemberFactors(context, id)
  // Not awaited: the reset is done, whether or not the mail server accepts the mail.
  const by = say("mails.resetByAdmin", { person: context.actor.name, employer: context.employer.name })
  void tellOfReset(person, { by, otherwise: languageFor(request) })
}

/**
 * Mails a person that `by` has reset their second factor, in the language `otherwise` if theirs isn't known; returns whether it
 * was mailed.
 */
export function tellOfReset(
  { email, language }: Person,
  { by, otherwise }: { by: Message; otherwise: Language },
): Promise<boolean> {
  return sendMail(email, {
    language: language ?? otherwise,
    subject: say("mails.resetSubject"),
    paragraphs: [say("mails.resetDone", { by, email }), say("mails.resetNow"), say("mails.resetNotAsked")],
  })
}
