import { gzipSync } from "node:zlib"
import { expect, test } from "../support/ui"

/** 180 kB, and what Node's versions pack less well. */
const mostBytes = 182_000

test("the list's first visit waits for little script @sqlite", async ({ page }) => {
  const html = await (await page.request.get("/jobs")).text()
  // Browsers that load modules leave out the polyfills of those that do not.
  const tags = (html.match(/<script [^>]*src="\/_next[^>]*>/g) ?? []).filter((tag) => !/nomodule/i.test(tag))
  const scripts = tags.map(async (tag) => {
    const address = /src="([^"]+)"/.exec(tag)?.[1] ?? ""
    return gzipSync(await (await page.request.get(address)).body()).length
  })
  const sizes = await Promise.all(scripts)
  expect(sizes.length).toBeGreaterThan(0)
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(mostBytes)
})
