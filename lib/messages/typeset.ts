/** A non-breaking space. */
const nbsp = "\u00a0"
/** A narrower one: the OQLF asks for it before these three signs, and for a full one before a colon. */
const thin = "\u202f"

/**
 * French text as it is printed in Canada: what belongs together stays on one line. The catalogue has plain spaces,
 * which people can see and search for.
 */
export function typeset(text: string): string {
  return text
    .replace(/ (?=[:»%$])/g, nbsp)
    .replace(/ (?=[;!?])/g, thin)
    .replace(/« /g, `«${nbsp}`)
    .replace(/(?<=\d) (?=\d{3}\b|h\b|\$)/g, nbsp)
    .replace(/(?<=\bh) (?=\d{2}\b)/g, nbsp)
}
