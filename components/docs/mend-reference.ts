/** Attributes that Scalar's markup lacks, or should not have (null), for people who use a screen reader. */
const mendings: [selector: string, attributes: Record<string, string | null>][] = [
  [".t-doc__header header", { role: "none" }],
  [".t-doc__sidebar[role=navigation]", { role: null }],
  [".t-doc__sidebar [aria-selected=true]", { "aria-selected": null, "aria-current": "true" }],
  [".t-doc__sidebar [aria-selected=false]", { "aria-selected": null, "aria-current": null }],
  ["button[role=search]", { role: null, "aria-label": "Search the reference" }],
  ["button.scalar-code-copy:not([aria-label]), button.code-copy:not([aria-label])", { "aria-label": "Copy" }],
  ["button[aria-label='More Information'][role=none]", { role: null }],
  ["td input[type=checkbox]:not([aria-label])", { "aria-label": "Send it" }],
  ["input[placeholder^=QUxM]", { placeholder: "Your key" }],
  // A long URL makes such a list scroll, so the keyboard has to reach it.
  ["ul[aria-label$=' endpoints']", { tabindex: "0" }],
  [".cm-content[role=textbox]:not([aria-label])", { "aria-label": "Value" }],
]

/** Fixes the markup that Scalar renders in `root`, now and whenever it changes. Returns a function that stops this. */
export function mendReference(root: Element): () => void {
  const mend = () => {
    for (const [selector, attributes] of mendings) {
      for (const element of root.querySelectorAll(selector)) {
        for (const [name, value] of Object.entries(attributes)) {
          // Setting the same value again would be another change, and never end.
          if (element.getAttribute(name) === value) continue
          if (value === null) element.removeAttribute(name)
          else element.setAttribute(name, value)
        }
      }
    }
  }
  const observer = new MutationObserver(mend)
  observer.observe(root, { subtree: true, childList: true, attributeFilter: ["role", "aria-selected"] })
  mend()
  return () => observer.disconnect()
}
