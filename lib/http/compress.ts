import { Readable } from "node:stream"
import { pipeline } from "node:stream/promises"
import { promisify } from "node:util"
import {
  brotliCompress,
  type BrotliOptions,
  constants,
  createBrotliCompress,
  createGzip,
  gzip,
} from "node:zlib"
import pLimit from "p-limit"
import type { Coding } from "./content-coding"

/** Fast rather than small, and with little memory, because it is done for each answer. */
function brotliOptions(size: number): BrotliOptions {
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_LGWIN, BROTLI_PARAM_SIZE_HINT } = constants
  return { params: { [BROTLI_PARAM_QUALITY]: 4, [BROTLI_PARAM_LGWIN]: 18, [BROTLI_PARAM_SIZE_HINT]: size } }
}

const toGzip = promisify(gzip)
const toBrotli = promisify(brotliCompress)

/** Node has four threads for such work, and writes to the disk need one. */
const inTurn = pLimit(3)

/** Most texts that wait: at a few milliseconds each, none waits longer than sending it uncompressed would take. */
const longestLine = 32

/** `text` in `coding`, compressed in another thread; null if too many others are already waiting for that. */
export async function compressText(text: string, coding: Coding): Promise<Uint8Array<ArrayBuffer> | null> {
  if (inTurn.pendingCount >= longestLine) return null
  const made = await inTurn(() =>
    coding === "br" ? toBrotli(text, brotliOptions(text.length)) : toGzip(text),
  )
  return made as Uint8Array<ArrayBuffer>
}

/** `parts` in `coding`, no faster than they are read. */
export async function* compressParts(
  parts: AsyncIterable<string>,
  coding: Coding,
): AsyncGenerator<Uint8Array> {
  const compressor = coding === "br" ? createBrotliCompress(brotliOptions(0)) : createGzip()
  const done = pipeline(Readable.from(parts), compressor)
  // Reading the compressor throws any error as well.
  done.catch(() => {})
  try {
    for await (const chunk of compressor) yield chunk as Uint8Array
  } finally {
    compressor.destroy()
  }
}
