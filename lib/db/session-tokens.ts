import { createHash } from "node:crypto"

/** The stored form of a token. A token has 190 random bits, so a fast hash is as safe as a slow one. */
function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("hex")
}

type Plain = Record<string, unknown>

/**
 * The sign-in library's `query` on sessions, with its tokens replaced by hashes. `restored` puts the tokens that the library
 * asked with back into the resulting rows, because it sets them in cookies and queries with them again. Rows that it found in
 * another way keep the hash.
 */
export function withHashedTokens(query: unknown): { query: unknown; restored: (answer: unknown) => unknown } {
  const tokens = new Map<string, string>()

  function hashed(value: unknown): unknown {
    if (typeof value === "string") {
      tokens.set(hashToken(value), value)
      return hashToken(value)
    }
    if (Array.isArray(value)) return value.map(hashed)
    return isPlain(value) ? mapped(value, (_, part) => hashed(part)) : value
  }

  function inside(value: unknown): unknown {
    if (Array.isArray(value)) return value.map(inside)
    if (!isPlain(value)) return value
    return mapped(value, (name, part) => (name === "token" ? hashed(part) : inside(part)))
  }

  function restored(answer: unknown): unknown {
    if (Array.isArray(answer)) return answer.map(restored)
    if (!isPlain(answer) || typeof answer.token !== "string") return answer
    return { ...answer, token: tokens.get(answer.token) ?? answer.token }
  }

  const parts = ["where", "data", "create", "update"]
  const changed = isPlain(query)
    ? mapped(query, (name, part) => (parts.includes(name) ? inside(part) : part))
    : query
  return { query: changed, restored }
}

function mapped(value: Plain, change: (name: string, part: unknown) => unknown): Plain {
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, change(name, part)]))
}

function isPlain(value: unknown): value is Plain {
  return typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.prototype
}
