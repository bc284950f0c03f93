const mask = "***"

const secretName =
  /pass(?:word|wd|phrase|code)|^pass$|pwd|secret|token|apikey|accesskey|privatekey|signingkey|authori[sz]ation|^auth$|credential|cookie|^session(?:id)?$|^(?:otp|pin|cvv)$/

/** Whether a field, header or parameter called `name` is likely to hold a secret. */
export function looksSecret(name: string): boolean {
  return secretName.test(name.toLowerCase().replace(/[^a-z0-9]/g, ""))
}

/** Everything that is masked in a text contains one of these. A body is masked piece by piece, and few pieces do. */
const hintsAtSecret = /opn|bearer|:\/\/|[?&]/i

/** `text` without our API keys, bearer tokens, or the secrets in addresses. */
export function maskText(text: string): string {
  if (!hintsAtSecret.test(text)) return text
  return text
    .replace(/opn(_|%5f)[0-9a-z]+/gi, `opn$1${mask}`)
    .replace(/\b(bearer)\s+[\w.~+/=-]{8,}/gi, `$1 ${mask}`)
    .replace(/\b([a-z][a-z0-9+.-]{0,20}:\/\/)[^/@\s"'<>?#]{1,200}@/gi, `$1${mask}@`)
    .replace(/([?&])([^=&#?\s"'<>]{1,100})=([^&#\s"'<>]+)/g, (whole, sign: string, name: string) =>
      looksSecret(unescaped(name)) ? `${sign}${name}=${mask}` : whole,
    )
}

/** A body that starts as JSON, possibly cut anywhere, with the values of fields masked whose names look secret. */
export function maskJson(text: string): string {
  const tokens = text.match(jsonTokens) ?? []
  let masked = ""
  for (let index = 0; index < tokens.length; index++) {
    const token = tokens[index] ?? ""
    if (!token.startsWith('"')) {
      masked += maskText(token)
      continue
    }
    masked += maskString(token)
    const colon = afterSpace(tokens, index + 1)
    if (tokens[colon] !== ":" || !looksSecret(stringOf(token))) continue
    const value = afterSpace(tokens, colon + 1)
    masked += tokens.slice(index + 1, value).join("")
    if (value < tokens.length) masked += `"${mask}"`
    index = endOfValue(tokens, value)
  }
  return masked
}

/** A body that is not JSON, masked after anything that looks like a secret's name before a colon or an equals sign. */
export function maskLoosely(text: string): string {
  const masked = maskText(maskJson(text))
  const name = /([A-Za-z0-9_$.\\-]{1,80})["']?\s{0,20}[:=]\s{0,20}/g
  let result = ""
  let done = 0
  for (let found = name.exec(masked); found; found = name.exec(masked)) {
    if (!looksSecret(found[1] ?? "")) continue
    const start = name.lastIndex
    const end = start + (looseValue.exec(masked.slice(start))?.[0].length ?? 0)
    result += `${masked.slice(done, start)}${mask}`
    done = end
    name.lastIndex = Math.max(end, start)
  }
  return result + masked.slice(done)
}

const jsonTokens = /"(?:[^"\\]|\\.)*(?:"|\\?$)|[{}[\],:]|\s+|[^\s"{}[\],:]+/gs

/** What may be a value: a quoted string, which may never close; everything after a bracket; or a word. */
const looseValue = /^(?:"(?:[^"\\]|\\.)*(?:"|\\?$)|'(?:[^'\\]|\\.)*(?:'|\\?$)|[{[].*|[^\s,;&}\]"']+)/s

function maskString(token: string): string {
  const text = stringOf(token)
  const masked = maskText(text)
  return masked === text ? token : JSON.stringify(masked)
}

/** The contents of a JSON string; if it is cut, as much as there is. */
function stringOf(token: string): string {
  for (const whole of [token, `${token}"`, `${token.replace(/\\(?:u[0-9a-f]{0,3})?$/i, "")}"`]) {
    try {
      return JSON.parse(whole) as string
    } catch {
      // Tries the next way to end the string.
    }
  }
  return token.replace(/^"|"$/g, "")
}

function afterSpace(tokens: readonly string[], index: number): number {
  return /^\s/.test(tokens[index] ?? "") ? index + 1 : index
}

/** Where the value that starts at `start` ends: an object or a list at its closing bracket, or at the end of the text. */
function endOfValue(tokens: readonly string[], start: number): number {
  let depth = 0
  for (let index = start; index < tokens.length; index++) {
    if (tokens[index] === "{" || tokens[index] === "[") depth++
    else if (tokens[index] === "}" || tokens[index] === "]") depth--
    if (depth <= 0) return index
  }
  return tokens.length
}

function unescaped(name: string): string {
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}
