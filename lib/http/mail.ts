import { createTransport } from "nodemailer"
import { env } from "@/lib/env"
import { logger } from "./log"

/** Whether this installation can send mail. */
export function canSendMail(): boolean {
  return env().SMTP_URL !== undefined
}

/** Sends `paragraphs` as plain text. A mail that cannot be sent is logged, without its text, and not told to the caller. */
export async function sendMail(to: string, subject: string, paragraphs: string[]): Promise<void> {
  const { SMTP_URL, MAIL_FROM } = env()
  if (!SMTP_URL) return
  try {
    await createTransport(SMTP_URL).sendMail({ from: MAIL_FROM, to, subject, text: paragraphs.join("\n\n") })
  } catch (error) {
    logger().error({ err: error }, "mail not sent")
  }
}
