/** `html` with `sentence` as a paragraph at its end. */
export function htmlWith(html: string, sentence: string): string {
  return `${html}<p>${escapedText(sentence)}</p>`
}

/** `html` with `replacement` where the text first has `quote`; null where tags divide it. */
export function htmlReplacing(html: string, quote: string, replacement: string): string | null {
  for (const written of [escapedText(quote), escapedText(quote).replaceAll("\u00a0", "&nbsp;")]) {
    for (let at = html.indexOf(written); at >= 0; at = html.indexOf(written, at + 1)) {
      if (isInTag(html, at)) continue
      return html.slice(0, at) + escapedText(replacement) + html.slice(at + written.length)
    }
  }
  return null
}

function isInTag(html: string, at: number): boolean {
  return html.lastIndexOf("<", at) > html.lastIndexOf(">", at)
}

function escapedText(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;")
}
