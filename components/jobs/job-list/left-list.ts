/** The list as it was when somebody went from it to a posting: its address, how far it was scrolled, and what was selected (`matching` as in useSelection). */
type LeftList = {
  href: string
  top: number
  selected: readonly number[]
  matching: boolean
  posting: number
}

let left: LeftList | null = null

/** Keeps how the list was left; null where the way did not lead to a posting. */
export function leaveList(list: LeftList | null): void {
  left = list
}

/** From one posting of the list somebody has gone on to another one. */
export function goOnTo(posting: number): void {
  if (left) left.posting = posting
}

/** Whether the list at `href` will be shown as it was left. */
export function wasLeft(href: string): boolean {
  return left?.href === href
}

/** How the list at `href` was left, told once. */
export function takeLeftList(href: string): LeftList | null {
  const found = wasLeft(href) ? left : null
  left = null
  return found
}
