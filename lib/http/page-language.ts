import { type Language, preferredLanguage } from "@/lib/messages/language"
import { readLanguageCookie } from "@/lib/messages/language-cookie"

/** The language that a page is asked for in with these headers: what was chosen in this browser, or what it asks for. */
export function pageLanguage(sent: Headers): Language {
  return readLanguageCookie(sent.get("cookie")) ?? preferredLanguage(sent.get("accept-language"))
}
