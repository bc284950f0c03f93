/** Whether `text` is one line, without characters that control a terminal or end a mail header. */
export function isOneLine(text: string): boolean {
  return !/[\p{Cc}\u2028\u2029]/u.test(text)
}
