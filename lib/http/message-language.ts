import { type Language, preferredLanguage } from "@/lib/messages/language"

/** The language that the sender of `request` is to be told things in (contract 3.7). */
export function languageFor(request: Request): Language {
  return preferredLanguage(request.headers.get("accept-language"))
}

/** What an answer with a message in `language` says of it; English is as it has always been. */
export function languageHeaders(language: Language): Record<string, string> {
  return language === "en" ? {} : { "Content-Language": language, Vary: "Accept-Language" }
}
