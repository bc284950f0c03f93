const codings = ["br", "gzip"] as const
export type Coding = (typeof codings)[number]

/**
 * The coding that the sender of `header`, an Accept-Encoding (RFC 9110, 12.5.3), prefers among those offered, brotli before
 * gzip; null if the sender accepts none, names none or prefers the text as it is.
 */
export function codingFor(header: string | null): Coding | null {
  if (!header) return null
  const wanted = new Map<string, number>()
  for (const part of header.toLowerCase().split(",")) {
    const [name = "", ...parameters] = part.split(";").map((each) => each.trim())
    if (name !== "") wanted.set(name === "x-gzip" ? "gzip" : name, qualityOf(parameters))
  }
  const rest = wanted.get("*") ?? 0
  let best: Coding | null = null
  let most = wanted.get("identity") ?? 0
  for (const coding of codings) {
    const quality = wanted.get(coding) ?? rest
    if (quality > most || (quality === most && quality > 0 && best === null)) {
      best = coding
      most = quality
    }
  }
  return best
}

/** A weight from 0 to 1; 1 if there is none, and 0 if it is malformed. */
function qualityOf(parameters: string[]): number {
  const weight = parameters.find((each) => each.startsWith("q="))
  if (weight === undefined) return 1
  return /^q=(0(\.\d{0,3})?|1(\.0{0,3})?)$/.test(weight) ? Number(weight.slice(2)) : 0
}
