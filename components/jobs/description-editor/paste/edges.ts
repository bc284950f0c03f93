/** Whether the copied text begins and ends with a space, as words from the middle of a sentence do. */
export type Edges = { start: boolean; end: boolean }

export const noEdges: Edges = { start: false, end: false }

const blockSelector = "p,div,li,ul,ol,table,h1,h2,h3,h4,h5,h6,br,section,article,blockquote,pre"

export function edgesOfText(text: string): Edges {
  if (/[\r\n]/.test(text) || !text.trim()) return noEdges
  return { start: /^[ \u00a0]/.test(text), end: /[ \u00a0]$/.test(text) }
}

export function edgesOfBody(body: HTMLElement): Edges {
  return body.querySelector(blockSelector) ? noEdges : edgesOfText(body.textContent ?? "")
}
