/** The results of one database's run. Times are in milliseconds, `growth` in megabytes a minute, `wellAfter` in seconds. */
export type Seen = {
  name: string
  capacity: number
  rate: number
  /** At 70 %: valid requests, how many of them failed, and invalid ones that got a 5xx or no response. */
  good: number
  failed: number
  faults: number
  /** The 99th percentile of the valid requests, in the first and the last minute. */
  first: number
  last: number
  growth: number
  /** At 300 %: all requests, valid ones that were done, refused ones, and those without a response. */
  crowd: number
  donePerSecond: number
  doneP99: number
  refused: number
  refusedP99: number
  silent: number
  wellAfter: number
  generatorLate: number
}

export const head = `| | capacity /s | asked /s | good requests failed | other faults | p99, first minute | p99, last minute | memory MB/min | at 300 %: done /s | p99 | refused | p99 | no answer | recovered after s | generator late |
|---|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|`

export function rowOf(seen: Seen): string {
  const { name, capacity, rate, failed, good, faults, first, last, growth } = seen
  const { donePerSecond, doneP99, refused, crowd, refusedP99, silent, wellAfter, generatorLate } = seen
  const steady = [name, capacity.toFixed(0), rate, `${failed} of ${good}`, faults, first, last]
  const crowded = [donePerSecond.toFixed(0), doneP99, `${refused} of ${crowd}`, refusedP99, silent]
  const end = Number.isFinite(wellAfter) ? wellAfter.toFixed(1) : "never"
  return `| ${[...steady, growth.toFixed(2), ...crowded, end, generatorLate].join(" | ")} |`
}

/** A refusal that takes longer than this, in milliseconds, isn't quick. */
const quick = 3_000

/** The promises that were not kept. */
export function judged(seen: Seen): string[] {
  const promises: [kept: boolean, promise: string][] = [
    [seen.failed === 0, "no good request fails at 70 %"],
    [seen.faults === 0, "no wrong or hostile request meets a fault"],
    // A few milliseconds more or less mean nothing when everything is fast.
    [
      seen.last <= Math.max(1.5 * seen.first, seen.first + 10),
      "p99 at the end is at most 1.5 times that at the start",
    ],
    [seen.growth < 1, "memory grows by less than 1 MB per minute"],
    [seen.silent === 0, "every request is answered at 300 %"],
    [seen.refused > 0 && seen.refusedP99 < quick, "requests are refused, and quickly"],
    [seen.donePerSecond > 0.25 * seen.capacity, "good requests get through at 300 %"],
    [seen.wellAfter <= 5, "everything works again within 5 s of the end of the overload"],
  ]
  return promises.filter(([kept]) => !kept).map(([, promise]) => `${seen.name}: ${promise}`)
}
