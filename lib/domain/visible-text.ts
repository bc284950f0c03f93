/** Whether a reader would see anything of `text`: spaces, and characters without a visible form, are blank. */
export function isVisible(text: string): boolean {
  return /[^\s\p{Cf}\p{Z}\u115f\u1160\u3164\u2800]/u.test(text)
}
