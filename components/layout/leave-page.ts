/** Asks the person, and calls `go` once they agree. */
type Guard = (go: () => void) => void

const guards = new Set<Guard>()

/** Calls `guard` before the page is left by something other than a link; returns a function that ends this. */
export function guardPage(guard: Guard): () => void {
  guards.add(guard)
  return () => void guards.delete(guard)
}

/** Leaves the page with `go`, after anything that would be lost has been agreed to. */
export function leavePage(go: () => void): void {
  const guard = [...guards].at(-1)
  if (guard) guard(go)
  else go()
}
