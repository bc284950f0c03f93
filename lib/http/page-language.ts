import { isLanguage, type Language, preferredLanguage } from "@/lib/messages/language"
import { readLanguageCookie } from "@/lib/messages/language-cookie"
import { rawQuery } from "./request-address"

/** The language that a link of ours asks for in its address, where it sends no header of its own; else that of a page. */
export function linkLanguage(request: Request): Language {
  const asked = new URLSearchParams(rawQuery(request)).get("language")
  return isLanguage(asked) ? asked : pageLanguage(request.headers)
}

/** The language that a page is asked for in with these headers: what was chosen in this browser, or what it asks for. */
export function pageLanguage(sent: Headers): Language {
  return readLanguageCookie(sent.get("cookie")) ?? preferredLanguage(sent.get("accept-language"))
}
