import { isLanguage, type Language, preferredLanguage } from "@/lib/messages/language"
import { readLanguageCookie } from "@/lib/messages/language-cookie"
import { rawQuery } from "./request-address"

/** The language in the address of a link of ours, because a link can't set headers; otherwise that of a page. */
export function linkLanguage(request: Request): Language {
  const asked = new URLSearchParams(rawQuery(request)).get("language")
  return isLanguage(asked) ? asked : pageLanguage(request.headers)
}

/** The language of a page requested with these headers: the one chosen in this browser, or the one that the browser asks for. */
export function pageLanguage(sent: Headers): Language {
  return readLanguageCookie(sent.get("cookie")) ?? preferredLanguage(sent.get("accept-language"))
}
