import { readdirSync } from "node:fs"
import { readFile } from "node:fs/promises"
import type { IncomingMessage } from "node:http"
import path from "node:path"
import { type Coding, codingFor } from "@/lib/http/content-coding"
import type { NodeHandler } from "./admission"

const folder = ".next/static"
const below = "/_next/static/"

/** Text, of which the build leaves compressed copies beside it, and fonts, which are compressed already. */
const types: Record<string, string> = { ".js": "text/javascript", ".css": "text/css", ".woff2": "font/woff2" }
const endings: Record<Coding, string> = { br: ".br", gzip: ".gz" }

/**
 * The pages' scripts, styles and fonts. Next would compress each of them again for every visitor. All of them together are a
 * few megabytes, which readers share: a reader costs no more, however slow.
 */
export class StaticFiles {
  private readonly names = new Set(
    readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => name.split(path.sep).join("/")),
  )
  private readonly loaded = new Map<string, Promise<Buffer>>()

  /** Whether a request is for one of these files. */
  has({ url = "" }: IncomingMessage): boolean {
    return url.startsWith(below) && this.names.has(nameIn(url)) && typeOf(nameIn(url)) !== undefined
  }

  readonly answer: NodeHandler = async (request, response) => {
    const name = nameIn(request.url ?? "")
    const wanted = codingFor(request.headers["accept-encoding"]?.toString() ?? null)
    const packed = wanted && this.names.has(name + endings[wanted]) ? wanted : null
    const bytes = await this.load(packed ? name + endings[packed] : name)
    response.writeHead(200, {
      "Content-Type": typeOf(name),
      "Content-Length": bytes.length,
      "Cache-Control": "public, max-age=31536000, immutable",
      ...(this.names.has(name + endings.gzip) && { Vary: "Accept-Encoding" }),
      ...(packed && { "Content-Encoding": packed }),
    })
    response.end(request.method === "HEAD" ? undefined : bytes)
  }

  private load(name: string): Promise<Buffer> {
    const loading = this.loaded.get(name) ?? readFile(path.join(folder, name))
    this.loaded.set(name, loading)
    loading.catch(() => this.loaded.delete(name))
    return loading
  }
}

function nameIn(url: string): string {
  return url.slice(below.length).replace(/[?#].*$/s, "")
}

function typeOf(name: string): string | undefined {
  return types[path.extname(name)]
}
