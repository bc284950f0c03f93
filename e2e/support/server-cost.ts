import { readFileSync } from "node:fs"

/** Megabytes of memory that the process `pid` holds now (Linux). */
export function memoryOf(pid: number): number {
  const pages = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]
  return Number(pages) / 1024
}
