import type { PresentedKey } from "@/lib/queries/api-keys"

/**
 * Splits keys into those that matter now, each followed by the one it replaces while that one still works, and those of the past: revoked,
 * or rotated out. An expired key matters, since someone may miss it.
 */
export function groupKeys(
  keys: readonly PresentedKey[],
  now: Date,
): { current: PresentedKey[]; past: PresentedKey[] } {
  const isPast = (key: PresentedKey) =>
    key.state === "revoked" ||
    (key.state === "replaced" && key.expiresAt !== null && new Date(key.expiresAt) <= now)
  const working = keys.filter((key) => !isPast(key))
  const byId = new Map(working.map((key) => [key.id, key]))
  const placed = new Set<number>()
  const current: PresentedKey[] = []
  for (const key of working) {
    for (let next: PresentedKey | undefined = key; next && !placed.has(next.id);) {
      placed.add(next.id)
      current.push(next)
      next = next.replaces ? byId.get(next.replaces.id) : undefined
    }
  }
  return { current, past: keys.filter(isPast) }
}

/** The keys that `key` replaced in rotations and that still work, the latest first. */
export function workingPredecessors(
  key: PresentedKey,
  keys: readonly PresentedKey[],
  now: Date,
): PresentedKey[] {
  const found: PresentedKey[] = []
  for (let next: PresentedKey | undefined = key; next;) {
    const { replaces }: PresentedKey = next
    next = keys.find(({ id }) => id === replaces?.id)
    if (next?.state === "replaced" && (next.expiresAt === null || new Date(next.expiresAt) > now))
      found.push(next)
  }
  return found
}
