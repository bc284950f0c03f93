/**
 * A day or a time that `Intl` made in French, as it is printed in Canada: "1er déc. 2026", "9 h 30". No line breaks
 * within a day or within a time.
 */
export function frenchPrint(text: string): string {
  return text
    .replace(/(?<!\d)0(?=\d h\b)/u, "")
    .replace(/(?<![\d,])1(?= \p{L}{2})/u, "1er")
    .replace(/ (?!à )/g, "\u00a0")
}
