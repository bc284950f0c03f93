/**
 * The list as it was when someone went from it to a posting: its URL, its scroll position, and what was selected (`matching` as in
 * useSelection).
 */
type LeftList = {
  href: string
  top: number
  selected: readonly number[]
  matching: boolean
  posting: number
}

let left: LeftList | null = null

/** Remembers how the list was left; null if it wasn't left for a posting. */
export function leaveList(list: LeftList | null): void {
  left = list
}

/** Someone has gone on from one posting of the list to another. */
export function goOnTo(posting: number): void {
  if (left) left.posting = posting
}

/** Whether the list at `href` will be restored as it was left. */
export function wasLeft(href: string): boolean {
  return left?.href === href
}

/** How the list at `href` was left; it is only returned once. */
export function takeLeftList(href: string): LeftList | null {
  const found = wasLeft(href) ? left : null
  left = null
  return found
}
