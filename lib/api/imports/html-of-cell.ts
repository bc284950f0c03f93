/** A description with markup as it is; plain text becomes paragraphs, a line each that has none between them. */
export function htmlOfCell(text: string): string {
  if (/<\/?[a-z][^<>]{0,200}>/i.test(text)) return text
  return text
    .split(/(?:\r?\n){1,9}/)
    .map((line) => line.trim())
    .filter((line) => line !== "")
    .map((line) => `<p>${line.replace(/[&<>]/g, (sign) => entities[sign] as string)}</p>`)
    .join("")
}

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" }
