import { type Language, preferredLanguage } from "@/lib/messages/language"

/** The language of messages to the sender of `request` (contract 3.7). */
export function languageFor(request: Request): Language {
  return preferredLanguage(request.headers.get("accept-language"))
}

/** The headers that an answer with a message in `language` needs; none for English, whose answers stay as they always were. */
export function languageHeaders(language: Language): Record<string, string> {
  return language === "en" ? {} : { "Content-Language": language, Vary: "Accept-Language" }
}
