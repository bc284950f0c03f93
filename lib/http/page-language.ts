import { type Language, preferredLanguage } from "@/lib/messages/language"
import { readLanguageCookie } from "@/lib/messages/language-cookie"
import { pathHeader } from "./page-headers"

/** The pages that speak both languages so far; the others are English whatever is asked for. */
const inBoth = /^\/(forgot-password|invitation|new-password|set-up|sign-in|signed-in|two-factor)(\/|$)/

/** The language of the page that is asked for with these headers: what was chosen in this browser, or what it asks for. */
export function pageLanguage(sent: Headers): Language {
  if (!inBoth.test(sent.get(pathHeader) ?? "")) return "en"
  return readLanguageCookie(sent.get("cookie")) ?? preferredLanguage(sent.get("accept-language"))
}
