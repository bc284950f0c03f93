import { isLanguage, type Language } from "./language"

const name = "openings.language"
const yearSeconds = 31_536_000

/** The language chosen in this browser, from the cookies that it sends; null if none was chosen. */
export function readLanguageCookie(cookies: string | null): Language | null {
  const pairs = (cookies ?? "").split(/;\s*/)
  const value = pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1)
  return isLanguage(value) ? value : null
}

/** The cookie in which a browser remembers `language`. It contains nothing sensitive. */
export function languageCookie(language: Language, { secure }: { secure: boolean }): string {
  return `${name}=${language}; Max-Age=${yearSeconds}; Path=/; SameSite=Lax${secure ? "; Secure" : ""}`
}
