/** The ID of the posting check in the form's page. */
export const panelId = "posting-check"

/** Scrolls to the posting check, and moves the focus to it. */
export function showCheckPanel(): void {
  const heading = document.getElementById("posting-check-title")
  heading?.scrollIntoView({ block: "start" })
  heading?.focus({ preventScroll: true })
}
