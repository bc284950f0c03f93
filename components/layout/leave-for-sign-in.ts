/** Told on the window before it leaves for the sign-in page, so that nothing holds it back with a question. */
export const signedOutEvent = "openings:signed-out"

/** Told before somebody signs in again. Whoever has kept what was written here prevents its default. */
export const keepEvent = "openings:keep"

/** Where the sign-in page, in this tab or in one that it opens, finds who was signed in and whether their work is kept. */
export const sessionWord = "openings:session-end"

/** Leads to the sign-in page, and from there back to where the person is now. `email` is theirs who was signed in here. */
export function leaveForSignIn(email?: string): void {
  if (email) leaveWord(email)
  window.dispatchEvent(new Event(signedOutEvent))
  const here = `${window.location.pathname}${window.location.search}`
  window.location.assign(`/sign-in?next=${encodeURIComponent(here)}`)
}

/** Lets everything keep what was written, and tells the sign-in page of it. */
export function leaveWord(email: string): void {
  const kept = !window.dispatchEvent(new Event(keepEvent, { cancelable: true }))
  try {
    sessionStorage.setItem(sessionWord, JSON.stringify({ email, kept }))
  } catch {
    // The sign-in page then says less.
  }
}
