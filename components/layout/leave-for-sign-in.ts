/** Dispatched on the window before it leaves for the sign-in page, so that nothing asks whether to stay. */
export const signedOutEvent = "openings:signed-out"

/** Dispatched when an action finds that nobody is signed in. Listeners prevent its default if leaving the page would lose work. */
export const mayLeaveEvent = "openings:may-leave"

/** Dispatched before someone signs in again. Listeners that have kept what was written here prevent its default. */
export const keepEvent = "openings:keep"

/** Where the sign-in page, in this tab or in one that it opens, finds who was signed in and whether their work is kept. */
export const sessionWord = "openings:session-end"

/** Whether leaving the page would lose nothing. */
export function mayLeave(): boolean {
  return window.dispatchEvent(new Event(mayLeaveEvent, { cancelable: true }))
}

/** Goes to the sign-in page, and from there back to the current page. `email` belongs to the person who was signed in here. */
export function leaveForSignIn(email?: string): void {
  if (email) leaveWord(email)
  window.dispatchEvent(new Event(signedOutEvent))
  const here = `${window.location.pathname}${window.location.search}`
  window.location.assign(`/sign-in?next=${encodeURIComponent(here)}`)
}

/** Lets everything keep what was written, and passes that on to the sign-in page. */
export function leaveWord(email: string): void {
  const kept = !window.dispatchEvent(new Event(keepEvent, { cancelable: true }))
  try {
    sessionStorage.setItem(sessionWord, JSON.stringify({ email, kept }))
  } catch {
    // The sign-in page then says less.
  }
}
