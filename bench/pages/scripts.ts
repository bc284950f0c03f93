import { gzipSync } from "node:zlib"
import { desktop, type Visitor } from "./visitor"

/** Bytes of gzipped script on a first visit: what the page's HTML names, and what loads until the network is idle. */
export type Scripts = { first: number; later: number; editor: boolean }

export async function scriptsOf(visitor: Visitor, address: string): Promise<Scripts> {
  const context = await visitor.visit(desktop)
  const html = await (await context.request.get(address)).text()
  const page = await context.newPage()
  const loaded: Promise<[string, string]>[] = []
  page.on("response", (response) => {
    const file = scriptFile(response.url())
    if (file) loaded.push(response.text().then((text) => [file, text]))
  })
  await page.goto(address, { waitUntil: "networkidle" })
  const scripts = new Map(await Promise.all(loaded))
  await context.close()
  const sum: Scripts = { first: 0, later: 0, editor: false }
  for (const [file, text] of scripts) {
    sum[html.includes(`<script src="${file}`) ? "first" : "later"] += gzipSync(text).length
    sum.editor ||= text.includes("ProseMirror")
  }
  return sum
}

function scriptFile(url: string): string | null {
  const { pathname } = new URL(url)
  return pathname.startsWith("/_next/static/") && pathname.endsWith(".js") ? pathname : null
}
