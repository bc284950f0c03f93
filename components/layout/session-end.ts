/** Why the page can do nothing any more: nobody is signed in, or the service lets the person do nothing here, and says why. */
export type SessionEnd = "signed-out" | { refusal: string }

const listeners = new Set<() => void>()
let end: SessionEnd | null = null

/** Whether the service has ended the work on this page, until the person can go on. */
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
