type Call = { method: string; path: string; body: string | null }

/** The command that repeats the call, taking the key from the shell's environment. */
export function curlCommand({ method, path, body }: Call, origin: string): string {
  const address = `${origin}${path}`
  const parts = ["curl"]
  if (method === "HEAD") parts.push("--head")
  else if (method !== (body === null ? "GET" : "POST")) parts.push(`-X ${shellQuoted(method)}`)
  // curl would treat brackets and braces as patterns.
  if (/[[\]{}]/.test(address)) parts.push("--globoff")
  parts.push(shellQuoted(address))
  const lines = [parts.join(" "), `  -H "API-Key: $OPENINGS_API_KEY"`]
  if (body !== null) lines.push(`  -H 'Content-Type: application/json'`, `  --data-raw ${shellQuoted(body)}`)
  return lines.join(" \\\n")
}

/** `text` as a single POSIX shell argument, whatever it contains. */
function shellQuoted(text: string): string {
  return /^[\w./:=@%+-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`
}
