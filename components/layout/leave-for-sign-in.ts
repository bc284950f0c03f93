/** Told on the window before it leaves for the sign-in page, so that nothing holds it back with a question. */
export const signedOutEvent = "openings:signed-out"

/** Leads to the sign-in page, and from there back to where the person is now. */
export function leaveForSignIn(): void {
  window.dispatchEvent(new Event(signedOutEvent))
  const here = `${window.location.pathname}${window.location.search}`
  window.location.assign(`/sign-in?next=${encodeURIComponent(here)}`)
}
