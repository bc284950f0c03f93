import path from "node:path"
import { sharedFile } from "@/lib/http/shared-file"

const file = "node_modules/@scalar/api-reference/dist/browser/standalone.js"

/** Scalar's bundle from its package. Its URL includes the version, so browsers may cache it. */
export const GET = sharedFile(path.join(process.cwd(), file), {
  "Content-Type": "text/javascript; charset=utf-8",
  "Cache-Control": "public, max-age=31536000, immutable",
})
