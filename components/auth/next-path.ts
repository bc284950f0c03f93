const anySite = "http://site.invalid"

/** Where to go after signing in: `asked` when it is a page of this site, and no other. */
export function nextPath(asked: string | null | undefined, otherwise = "/jobs"): string {
  if (!asked?.startsWith("/") || !URL.canParse(asked, anySite)) return otherwise
  // A browser reads "/\host" and "/./" in its own way: what counts is what it makes of the address.
  const { origin, pathname, search, hash } = new URL(asked, anySite)
  if (origin !== anySite || pathname.startsWith("//")) return otherwise
  return pathname === "/" || pathname === "/sign-in" ? otherwise : `${pathname}${search}${hash}`
}
