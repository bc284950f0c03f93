import sirv from "sirv"
import type { NodeHandler } from "./admission"

const below = /^\/_next\/static(?=\/)/

/** Whether `url` is that of a script, a style or a font of the pages. */
export const asksForStaticFile = ({ url = "" }: { url?: string }) => below.test(url)

/**
 * Answers the pages' scripts, styles and fonts as the build has left and compressed them, and lets `orElse` answer what is none of
 * them. Next would compress each anew for everybody who comes, which cost a first visit as much as its page.
 */
export function staticFiles(orElse: NodeHandler): NodeHandler {
  const files = sirv(".next/static", {
    brotli: true,
    gzip: true,
    etag: true,
    immutable: true,
    maxAge: 31_536_000,
    extensions: [],
  })
  return (request, response) => {
    const asked = request.url as string
    request.url = asked.replace(below, "")
    files(request, response, () => {
      request.url = asked
      void orElse(request, response)
    })
  }
}
