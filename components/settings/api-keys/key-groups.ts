import type { ApiKey } from "@/lib/queries/api-keys"

/**
 * The keys that matter now, each followed by the one that it replaces while that one still works, and those that are of
 * the past: revoked, or rotated out. An expired key matters, for somebody may miss it.
 */
export function groupKeys(keys: readonly ApiKey[], now: Date): { current: ApiKey[]; past: ApiKey[] } {
  const isPast = (key: ApiKey) =>
    key.state === "revoked" ||
    (key.state === "replaced" && key.expiresAt !== null && new Date(key.expiresAt) <= now)
  const working = keys.filter((key) => !isPast(key))
  const byId = new Map(working.map((key) => [key.id, key]))
  const placed = new Set<number>()
  const current: ApiKey[] = []
  for (const key of working) {
    for (let next: ApiKey | undefined = key; next && !placed.has(next.id);) {
      placed.add(next.id)
      current.push(next)
      next = next.replaces ? byId.get(next.replaces.id) : undefined
    }
  }
  return { current, past: keys.filter(isPast) }
}

/** The keys that rotations put `key` in the place of and that still work, the latest first. */
export function workingPredecessors(key: ApiKey, keys: readonly ApiKey[], now: Date): ApiKey[] {
  const found: ApiKey[] = []
  for (let next: ApiKey | undefined = key; next;) {
    const { replaces }: ApiKey = next
    next = keys.find(({ id }) => id === replaces?.id)
    if (next?.state === "replaced" && (next.expiresAt === null || new Date(next.expiresAt) > now))
      found.push(next)
  }
  return found
}
