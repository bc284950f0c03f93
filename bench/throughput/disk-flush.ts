import { closeSync, fsyncSync, openSync, writeSync } from "node:fs"
import path from "node:path"
import { median } from "./measure"

/** The median milliseconds that the disk under `folder` takes to flush a page, which every commit waits for. */
export function diskFlush(folder: string): number {
  const file = openSync(path.join(folder, "flush"), "w")
  const page = Buffer.alloc(4096, 1)
  const taken = Array.from({ length: 200 }, () => {
    const begun = performance.now()
    writeSync(file, page)
    fsyncSync(file)
    return performance.now() - begun
  })
  closeSync(file)
  return median(taken)
}
