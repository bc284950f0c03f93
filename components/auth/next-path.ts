const anySite = "http://site.invalid"

/** Where to go after signing in: `asked` if it is a page of this site, otherwise `otherwise`. */
export function nextPath(asked: string | null | undefined, otherwise = "/jobs"): string {
  if (!asked?.startsWith("/") || !URL.canParse(asked, anySite)) return otherwise
  // Browsers read "/\host" and "/./" in their own way, so the check is on the address that they would make of it.
  const { origin, pathname, search, hash } = new URL(asked, anySite)
  if (origin !== anySite || pathname.startsWith("//")) return otherwise
  return pathname === "/" || pathname === "/sign-in" ? otherwise : `${pathname}${search}${hash}`
}
