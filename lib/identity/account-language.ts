import { serviceContext } from "@/lib/http/context"
import { logger } from "@/lib/http/log"
import { languageFor } from "@/lib/http/message-language"
import { isSecure } from "@/lib/http/request-address"
import { languageCookie } from "@/lib/messages/language-cookie"

/**
 * Lets the browser in which a person has just signed in speak their account's language on every page, by the cookies to set. An
 * account that has none takes that of the page they signed in on: mails go out when nobody is there to ask.
 */
export async function settleLanguage(request: Request, email: string): Promise<string[]> {
  const { members } = serviceContext().stores
  const person = await members.personByEmail(email)
  const language = person?.language ?? (request.headers.has("accept-language") ? languageFor(request) : null)
  if (!person || !language) return []
  // Who they are is settled: not to know their language yet is no reason to keep them out.
  if (!person.language)
    await members
      .setLanguage(person.id, language)
      .catch((error: unknown) => logger().error({ err: error }, "language not stored"))
  return [languageCookie(language, { secure: isSecure(request) })]
}
