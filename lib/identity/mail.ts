import { env } from "@/lib/env"
import { logger } from "@/lib/http/log"
import type { Language } from "@/lib/messages/language"
import type { Message } from "@/lib/messages/message"
import { textOf } from "@/lib/messages/text-of"

/** Somebody waits for the answer, so a mail server that doesn't answer is soon given up, in milliseconds. */
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }

/** Whether this installation can send mail. */
export function canSendMail(): boolean {
  return env().SMTP_URL !== undefined
}

/** `text` for a mail header: whatever would end its line, or the mail's headers, becomes a space. */
export function headerText(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, " ")
}

/** The content of a mail: its paragraphs are sent as plain text. */
export type Mail = { language: Language; subject: Message; paragraphs: readonly Message[] }

/** Mails it to the address `to`; returns whether the mail server accepted it. If not, its reply is logged, without the text. */
export async function sendMail(to: string, { language, subject, paragraphs }: Mail): Promise<boolean> {
  const { SMTP_URL, MAIL_FROM } = env()
  if (!SMTP_URL) return false
  try {
    const { createTransport } = await import("nodemailer")
    const mail = {
      from: MAIL_FROM,
      // As one address rather than a list to be parsed.
      to: { name: "", address: headerText(to) },
      subject: headerText(textOf(subject, language)),
      text: paragraphs.map((paragraph) => textOf(paragraph, language)).join("\n\n"),
      headers: { "Content-Language": language },
    }
    await createTransport({ url: SMTP_URL, ...patience }).sendMail(mail)
    return true
  } catch (error) {
    logger().error({ err: error }, "mail not sent")
    return false
  }
}
