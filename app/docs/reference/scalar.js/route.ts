import { readFile } from "node:fs/promises"
import path from "node:path"

const file = "node_modules/@scalar/api-reference/dist/browser/standalone.js"

/** Scalar's bundle from its package; Next packs it. Its address names the version, so that a browser may keep it. */
export async function GET() {
  return new Response(await readFile(path.join(process.cwd(), file)), {
    headers: {
      "Content-Type": "text/javascript; charset=utf-8",
      "Cache-Control": "public, max-age=31536000, immutable",
    },
  })
}
