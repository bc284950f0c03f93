import { readFile } from "node:fs/promises"
import { promisify } from "node:util"
import { gzip } from "node:zlib"

/** Bytes handed on at once. */
const pieceBytes = 64 * 1024

/** Pieces handed on in one turn of the event loop, to all readers together. */
const piecesTogether = 8

/**
 * Serves a file that everybody may ask for at the same time: it is read and compressed once, and each reader gets pieces of the
 * shared bytes, no faster than they take them. So a reader costs next to nothing, however slow.
 */
export function sharedFile(file: string, headers: Record<string, string>) {
  let kept: Promise<{ plain: Uint8Array; packed: Uint8Array }> | undefined
  const load = async () => {
    const plain = await readFile(file)
    return { plain, packed: await promisify(gzip)(plain) }
  }
  return async (request: Request): Promise<Response> => {
    kept ??= load().catch((error: unknown) => {
      kept = undefined
      throw error
    })
    const { plain, packed } = await kept
    const takesPacked = /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i.test(
      request.headers.get("accept-encoding") ?? "",
    )
    const bytes = takesPacked ? packed : plain
    return new Response(inPieces(bytes), {
      headers: {
        ...headers,
        Vary: "Accept-Encoding",
        "Content-Length": String(bytes.length),
        ...(takesPacked && { "Content-Encoding": "gzip" }),
      },
    })
  }
}

function inPieces(bytes: Uint8Array): ReadableStream<Uint8Array> {
  let sent = 0
  return new ReadableStream(
    {
      async pull(controller) {
        await turn()
        controller.enqueue(bytes.subarray(sent, sent + pieceBytes))
        sent += pieceBytes
        if (sent >= bytes.length) controller.close()
      },
    },
    { highWaterMark: 0 },
  )
}

const waiting: (() => void)[] = []

/** Otherwise, the system would take megabytes from a crowd of readers without a pause, in which nobody else is answered. */
function turn(): Promise<void> {
  return new Promise((resolve) => {
    waiting.push(resolve)
    if (waiting.length === 1) setImmediate(callNext)
  })
}

function callNext(): void {
  for (const go of waiting.splice(0, piecesTogether)) go()
  if (waiting.length > 0) setImmediate(callNext)
}
