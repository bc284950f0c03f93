const tokens = /"(?:[^"\\]|\\.)*(?:"|\\?$)|[{}[\],:]|[^\s"{}[\],:]+/gs

/** JSON with one line per value, every value as it was sent; it may be cut off at the end. Anything that isn't JSON stays as it is. */
export function laidOut(text: string): string {
  if (!/^\s*[{[]/.test(text)) return text
  let depth = 0
  let result = ""
  let before = ""
  for (const token of text.match(tokens) ?? []) {
    const closes = token === "}" || token === "]"
    if (closes) depth--
    if (depth < 0) return text
    const emptied = closes && (before === "{" || before === "[")
    const newLine = (closes && !emptied) || (!closes && /^[{[,]$/.test(before))
    if (newLine) result += `\n${"  ".repeat(depth)}`
    else if (before === ":") result += " "
    result += token
    if (token === "{" || token === "[") depth++
    before = token
  }
  return result
}
