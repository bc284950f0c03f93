import { readFile } from "node:fs/promises"
import type { Page } from "./ui"

/** The text of the file that the browser saves as a result of `begin`. */
export async function downloaded(page: Page, begin: () => Promise<void>): Promise<string> {
  const download = page.waitForEvent("download")
  await begin()
  return readFile(await (await download).path(), "utf8")
}
