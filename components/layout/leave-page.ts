/** Asks the person, and calls `go` once they agree. */
type Guard = (go: () => void) => void

const guards = new Set<Guard>()

/** Has `guard` asked before the page is left by something that is not a link; answers what ends that. */
export function guardPage(guard: Guard): () => void {
  guards.add(guard)
  return () => void guards.delete(guard)
}

/** Leaves the page by `go`, once whoever would lose something on it has agreed. */
export function leavePage(go: () => void): void {
  const guard = [...guards].at(-1)
  if (guard) guard(go)
  else go()
}
