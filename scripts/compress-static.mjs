// Compresses the pages' scripts and styles once, after the build, so that the server needn't do it for every visitor.
import { readdirSync, readFileSync, writeFileSync } from "node:fs"
import path from "node:path"
import { promisify } from "node:util"
import { brotliCompress, constants, gzip } from "node:zlib"

const folder = ".next/static"
const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT, BROTLI_MAX_QUALITY } = constants

async function compress(file) {
  const plain = readFileSync(file)
  const params = { [BROTLI_PARAM_QUALITY]: BROTLI_MAX_QUALITY, [BROTLI_PARAM_SIZE_HINT]: plain.length }
  const [small, less] = await Promise.all([
    promisify(brotliCompress)(plain, { params }),
    promisify(gzip)(plain, { level: constants.Z_BEST_COMPRESSION }),
  ])
  writeFileSync(`${file}.br`, small)
  writeFileSync(`${file}.gz`, less)
}

const files = readdirSync(folder, { recursive: true }).filter((file) => /\.(?:js|css)$/.test(file))
await Promise.all(files.map((file) => compress(path.join(folder, file))))
