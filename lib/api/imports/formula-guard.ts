/** What begins a cell: the start of ours, and any sign that separates cells where the file is opened. */
const begins = String.raw`(^|[,;\t\r\n])`
const formula = String.raw`(?=[ "]*[=+\-@＝＋－＠])`

const unguarded = new RegExp(`${begins}('*)${formula}`, "g")
const guarded = new RegExp(`${begins}'('*)${formula}`, "g")

/**
 * `cell` without anything that a spreadsheet would run as a formula: an apostrophe makes it plain text. Where a spreadsheet
 * separates cells by another sign than the file does, it ignores the file's quotes, and a cell may begin in the middle of one.
 * What already has apostrophes there gets one more, so that reading removes no more than was added.
 */
export function withFormulaGuard(cell: string): string {
  const within = cell.replace(unguarded, "$1'$2")
  return /^'*[\t\r\n]/.test(within) ? `'${within}` : within
}

/** `cell` as it was before `withFormulaGuard`. */
export function withoutFormulaGuard(cell: string): string {
  const whole = /^'+[\t\r\n]/.test(cell) ? cell.slice(1) : cell
  return whole.replace(guarded, "$1$2")
}
