import { readFileSync } from "node:fs"

/** Megabytes of memory that the process `pid` uses now (Linux). */
export function memoryOf(pid: number): number {
  const pages = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]
  return Number(pages) / 1024
}

/** Processor seconds that the process `pid` has used so far (Linux, where a tick is a hundredth). */
export function processorSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8")
    .replace(/^.*\) /s, "")
    .split(" ")
  return (Number(fields[11]) + Number(fields[12])) / 100
}
