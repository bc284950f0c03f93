/** Whether `text` is one line, without characters that control a terminal, end a mail header or turn the writing around. */
export function isOneLine(text: string): boolean {
  return !/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u.test(text)
}
