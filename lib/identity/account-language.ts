import { serviceContext } from "@/lib/http/context"
import { logger } from "@/lib/http/log"
import { languageFor } from "@/lib/http/message-language"
import { isSecure } from "@/lib/http/request-address"
import { languageCookie } from "@/lib/messages/language-cookie"

/**
 * Makes the browser in which a person has just signed in use their account's language on every page, through the cookies to
 * set. An account without a language takes that of the sign-in page, because mails go out when nobody is there to ask.
 */
export async function settleLanguage(request: Request, email: string): Promise<string[]> {
  const { members } = serviceContext().stores
  const person = await members.personByEmail(email)
  const language = person?.language ?? (request.headers.has("accept-language") ? languageFor(request) : null)
  if (!person || !language) return []
  // The person has proved who they are: an unknown language is no reason to keep them out.
  if (!person.language)
    await members
      .setLanguage(person.id, language)
      .catch((error: unknown) => logger().error({ err: error }, "language not stored"))
  return [languageCookie(language, { secure: isSecure(request) })]
}
