import { isFocusFree } from "@/components/layout/is-focus-free"

/** How long its list may take to load until the focus stays where it is, in milliseconds. */
const patience = 10_000

/** The row of a record, or null: then it gets the focus once its list has loaded, unless something else has it by then. */
export function recordRow(selector: string): HTMLElement | null {
  const row = document.querySelector<HTMLElement>(selector)
  if (row) return row
  const observer = new MutationObserver(() => {
    const later = document.querySelector<HTMLElement>(selector)
    if (!later) return
    observer.disconnect()
    if (isFocusFree()) later.focus()
  })
  observer.observe(document.body, { childList: true, subtree: true })
  setTimeout(() => observer.disconnect(), patience)
  return null
}
