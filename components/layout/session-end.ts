/** Why the page can't do anything any longer: nobody is signed in, or the service refuses everything, and says why. */
export type SessionEnd = "signed-out" | { refusal: string }

const listeners = new Set<() => void>()
let end: SessionEnd | null = null

/** Whether the service has stopped work on this page, until the person can continue. */
export const sessionEnd = {
  read: () => end,
  isOver: () => end !== null,
  tell(next: SessionEnd | null) {
    end = next
    for (const listener of listeners) listener()
  },
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}
