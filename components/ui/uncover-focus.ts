/** Scrolls what has the focus out from behind `cover`. */
export function uncoverFocus(cover: HTMLElement): void {
  const focused = document.activeElement
  if (!focused || focused === document.body || cover.contains(focused)) return
  const [covering, covered] = [cover.getBoundingClientRect(), focused.getBoundingClientRect()]
  const isBeside = covered.right <= covering.left || covered.left >= covering.right
  if (!isBeside && covered.bottom > covering.top && covered.top < covering.bottom)
    focused.scrollIntoView({ block: "nearest" })
}
