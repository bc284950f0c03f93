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
import type { Coding } from "./content-coding"

/** Quick rather than small, and with little memory: it is done anew for each answer. */
function brotliOptions(size: number): BrotliOptions {
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_LGWIN, BROTLI_PARAM_SIZE_HINT } = constants
  return { params: { [BROTLI_PARAM_QUALITY]: 4, [BROTLI_PARAM_LGWIN]: 18, [BROTLI_PARAM_SIZE_HINT]: size } }
}

const toGzip = promisify(gzip)
const toBrotli = promisify(brotliCompress)

/** Node has four threads for such work, and writes to the disk need one. */
const mostAtOnce = 3
let underWay = 0

/** `text` in `coding`, made in another thread; null where so many are being made already that this one would wait. */
export async function compressText(text: string, coding: Coding): Promise<Uint8Array<ArrayBuffer> | null> {
  if (underWay >= mostAtOnce) return null
  underWay += 1
  try {
    const made = coding === "br" ? await toBrotli(text, brotliOptions(text.length)) : await toGzip(text)
    return made as Uint8Array<ArrayBuffer>
  } finally {
    underWay -= 1
  }
}

/** `parts` in `coding`, no faster than they are taken. */
export async function* compressParts(
  parts: AsyncIterable<string>,
  coding: Coding,
): AsyncGenerator<Uint8Array> {
  const compressor = coding === "br" ? createBrotliCompress(brotliOptions(0)) : createGzip()
  const done = pipeline(Readable.from(parts), compressor)
  // What goes wrong is met by who reads the compressor.
  done.catch(() => {})
  try {
    for await (const chunk of compressor) yield chunk as Uint8Array
  } finally {
    compressor.destroy()
  }
}
