/** Keeps a description that has markup as it is; in plain text, each line becomes a paragraph. */
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
