import { isLanguage, type Language } from "./language"

const name = "openings.language"
const yearSeconds = 31_536_000

/** The language that somebody has chosen in this browser, by the cookies that it sends; null where they have chosen none. */
export function readLanguageCookie(cookies: string | null): Language | null {
  const pairs = (cookies ?? "").split(/;\s*/)
  const value = pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1)
  return isLanguage(value) ? value : null
}

/** The cookie with which a browser remembers `language`. It says nothing that anybody could use. */
export function languageCookie(language: Language, { secure }: { secure: boolean }): string {
  return `${name}=${language}; Max-Age=${yearSeconds}; Path=/; SameSite=Lax${secure ? "; Secure" : ""}`
}
