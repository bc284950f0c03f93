/** Whether nothing has the focus that someone could be working with: a page that was just opened may give it to its first field. */
export function isFocusFree(): boolean {
  const active = document.activeElement
  return active === null || active === document.body || active.matches("#main, #main h1")
}
