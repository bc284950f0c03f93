/** Where the posting check stands in the form's page. */
export const panelId = "posting-check"

/** Brings the posting check into sight, and the focus to it. */
export function showCheckPanel(): void {
  const heading = document.getElementById("posting-check-title")
  heading?.scrollIntoView({ block: "start" })
  heading?.focus({ preventScroll: true })
}
