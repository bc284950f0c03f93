import { type PostingFile, readPostingFile } from "@/lib/api/imports/read-posting-file"
import { formatNumber } from "@/lib/format/numbers"
import { type Message, say } from "@/lib/messages/message"

/** What an import starts from; `name` is null for pasted rows. */
export type ImportSource = PostingFile & { name: string | null }

export const mostMegabytes = 5
export const mostRows = 1_000

const megabyte = 1024 * 1024

/** The rows of a chosen or dropped file, or why it can't be imported. A file that is too large isn't read at all. */
export async function readChosenFile(
  file: File,
  locale: string,
): Promise<ImportSource | { refused: Message }> {
  if (file.size > mostMegabytes * megabyte) return tooLarge(file.size, locale)
  try {
    return withinLimits(new Uint8Array(await file.arrayBuffer()), file.name, locale)
  } catch {
    return { refused: say("importPage.unreadable") }
  }
}

/** The same for pasted rows. */
export function readPastedRows(text: string, locale: string): ImportSource | { refused: Message } {
  const bytes = new TextEncoder().encode(text)
  return bytes.length > mostMegabytes * megabyte
    ? tooLarge(bytes.length, locale)
    : withinLimits(bytes, null, locale)
}

function tooLarge(bytes: number, locale: string): { refused: Message } {
  // Rounded up, so that a file slightly over the limit isn't said to be within it.
  const size = formatNumber(Math.ceil((bytes / megabyte) * 10) / 10, locale)
  return { refused: say("importPage.tooLarge", { size, most: mostMegabytes }) }
}

function withinLimits(
  bytes: Uint8Array,
  name: string | null,
  locale: string,
): ImportSource | { refused: Message } {
  const table = readPostingFile(bytes)
  if ("refused" in table) return table
  if (table.rows.length <= mostRows) return { ...table, name }
  const [rows, most] = [table.rows.length, mostRows].map((count) => formatNumber(count, locale))
  return { refused: say("importPage.tooManyRows", { rows: rows ?? "", most: most ?? "" }) }
}
