import { isFocusFree } from "./is-focus-free"

/** How long a page may take to load until the focus stays where it is, in milliseconds. */
const patience = 5_000

/**
 * Gives the focus to the page's heading, or until that is there to its main region, unless something else has it. Returns what
 * ends that.
 */
export function givePageFocus(): () => void {
  const main = document.getElementById("main")
  if (!main) return () => {}
  const place = () => {
    if (!isFocusFree()) return observer.disconnect()
    const heading = main.querySelector<HTMLElement>("h1[tabindex]")
    ;(heading ?? main).focus({ preventScroll: true })
  }
  const observer = new MutationObserver(place)
  observer.observe(main, { childList: true, subtree: true })
  place()
  const timer = setTimeout(() => observer.disconnect(), patience)
  return () => {
    clearTimeout(timer)
    observer.disconnect()
  }
}
