import { Agent, request } from "node:http"

/** A request to send; `wrong` marks those that should be refused. */
export type Ask = {
  method: string
  path: string
  body?: string
  headers?: Record<string, string>
  wrong: boolean
}

/** A response: when it was requested and how long it took, in milliseconds. Status 0 means that there was none. */
export type Told = { at: number; took: number; status: number; wrong: boolean }

/** Sends `rate` requests a second for `seconds`, whether or not responses arrive, and returns the responses. */
export async function openLoop(
  base: string,
  { rate, seconds, next, sockets }: { rate: number; seconds: number; next: () => Ask; sockets: number },
): Promise<Told[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: sockets })
  const told: Told[] = []
  const underWay: Promise<void>[] = []
  const begun = performance.now()
  let sent = 0
  while (performance.now() - begun < seconds * 1_000) {
    const due = Math.floor(((performance.now() - begun) / 1_000) * rate)
    for (; sent < due; sent++) underWay.push(ask(base, next(), agent, begun, told))
    await new Promise((resolve) => setTimeout(resolve, 2))
  }
  await Promise.all(underWay)
  agent.destroy()
  return told
}

/** Has each of `callers` send one request after another for `seconds`, and returns the responses. */
export async function closedLoop(
  base: string,
  { callers, seconds, next }: { callers: number; seconds: number; next: () => Ask },
): Promise<Told[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: callers })
  const told: Told[] = []
  const begun = performance.now()
  const caller = async () => {
    while (performance.now() - begun < seconds * 1_000) await ask(base, next(), agent, begun, told)
  }
  await Promise.all(Array.from({ length: callers }, caller))
  agent.destroy()
  return told
}

function ask(
  base: string,
  { wrong, body, ...rest }: Ask,
  agent: Agent,
  begun: number,
  told: Told[],
): Promise<void> {
  const at = performance.now() - begun
  const { hostname, port } = new URL(base)
  return new Promise((resolve) => {
    const done = (status: number) => {
      told.push({ at, took: performance.now() - begun - at, status, wrong })
      resolve()
    }
    const headers = { ...rest.headers, ...(body && { "Content-Length": String(Buffer.byteLength(body)) }) }
    const outgoing = request(
      { hostname, port, agent, method: rest.method, path: rest.path, headers },
      (answer) => {
        answer.on("error", () => done(0)).on("end", () => done(answer.statusCode ?? 0))
        answer.resume()
      },
    )
    outgoing.on("error", () => done(0)).setTimeout(30_000, () => outgoing.destroy(new Error("late")))
    outgoing.end(body)
  })
}

/** The value that the fraction `share` of `values` is below. */
export function quantile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN
}

/** How much `y` rises for each 1 of `x`, by the best-fitting line. */
export function slope(points: { x: number; y: number }[]): number {
  const mean = (of: "x" | "y") => points.reduce((sum, point) => sum + point[of], 0) / points.length
  const [x, y] = [mean("x"), mean("y")]
  const spread = points.reduce((sum, point) => sum + (point.x - x) ** 2, 0)
  return points.reduce((sum, point) => sum + (point.x - x) * (point.y - y), 0) / spread
}
