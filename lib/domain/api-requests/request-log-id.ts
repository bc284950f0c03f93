let count = 0

/** A new id for something that happened at `at`: 24 hexadecimal digits that sort by time; `mark`, 8 of them, is random. */
export function newRequestLogId(at: Date, mark: string): string {
  count = (count + 1) % 0x10000
  return `${firstIdAt(at)}${count.toString(16).padStart(4, "0")}${mark}`
}

/** The lower bound of all ids of the instant `at` and later. */
export function firstIdAt(at: Date): string {
  return at.getTime().toString(16).padStart(12, "0")
}
