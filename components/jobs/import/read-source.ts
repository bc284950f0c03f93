import { type PostingFile, readPostingFile } from "@/lib/api/imports/read-posting-file"
import { formatNumber } from "@/lib/format/numbers"
import { type Message, say } from "@/lib/messages/message"

/** What an import starts from; `name` is null of rows that were pasted. */
export type ImportSource = PostingFile & { name: string | null }

export const mostMegabytes = 5
export const mostRows = 1_000

const megabyte = 1024 * 1024

/** The rows of a file that was chosen or dropped, or why it cannot be imported. One that is too large is not read at all. */
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

/** The same of rows that were pasted. */
export function readPastedRows(text: string, locale: string): ImportSource | { refused: Message } {
  const bytes = new TextEncoder().encode(text)
  return bytes.length > mostMegabytes * megabyte
    ? tooLarge(bytes.length, locale)
    : withinLimits(bytes, null, locale)
}

function tooLarge(bytes: number, locale: string): { refused: Message } {
  // Upwards, so that what is a little too large is not told to have what it may.
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
