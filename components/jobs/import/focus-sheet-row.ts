/**
 * Moves the focus to a row of the sheet: to its first refused cell, if it has any. If the row is no longer shown, the one at its
 * place has the focus instead. On a phone only the row does, because a keyboard would cover it.
 */
export function focusSheetRow(number: number, place: number): boolean {
  const rows = [...document.querySelectorAll<HTMLElement>("[data-sheet-row]")]
  const row = rows.find(({ dataset }) => dataset.sheetRow === String(number)) ?? rows[place] ?? rows.at(-1)
  const cell = matchMedia("(pointer: coarse)").matches
    ? null
    : row?.querySelector<HTMLElement>("[aria-invalid=true]")
  const target = cell ?? row
  target?.focus()
  return target !== undefined
}
