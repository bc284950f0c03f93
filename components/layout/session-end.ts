const listeners = new Set<() => void>()
let over = false

/** Whether the service has said that the session is over, and nobody has signed in again since. */
export const sessionEnd = {
  isOver: () => over,
  tell(next: boolean) {
    over = next
    for (const listener of listeners) listener()
  },
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}
