import autocannon from "autocannon"
import type { Scenario } from "./scenarios"

/** The results of one window of a scenario: requests a second, and milliseconds. */
export type Measured = { rate: number; p50: number; p99: number }

/** Runs `scenario` against `base` for `seconds`; throws if a response isn't what it should be. */
export async function measure(
  base: string,
  { name, connections, requests, check }: Scenario,
  { apiKey, seconds }: { apiKey: string; seconds: number },
): Promise<Measured> {
  const result = await autocannon({
    url: base,
    connections,
    duration: seconds,
    sampleInt: 100,
    headers: { "API-Key": apiKey, "Content-Type": "application/json" },
    requests: requests.map(({ method, path, body }) => ({
      method,
      path,
      ...(body && { setupRequest: (request: autocannon.Request) => ({ ...request, body: body() }) }),
    })),
    verifyBody: (body) => check(String(body)),
  } as autocannon.Options)
  const bad = result.non2xx + result.errors + result.timeouts + (result.mismatches ?? 0)
  const counted = result["2xx"]
  if (bad > 0 || counted === 0) {
    const { non2xx, errors, timeouts, mismatches } = result
    throw new Error(
      `${name} at ${base}: ${JSON.stringify({ counted, non2xx, errors, timeouts, mismatches })}`,
    )
  }
  return { rate: counted / result.duration, p50: result.latency.p50, p99: result.latency.p99 }
}

export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 ? (sorted[middle] ?? 0) : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2
}
