import type { DataSet } from "../throughput/data-set"
import { median } from "../throughput/measure"
import { openingsServer, start } from "../throughput/servers"
import { whenJudged } from "../throughput/when-settled"

type Waits = { median: number; longest: number }

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** Starts a server on `data`, whose postings haven't been checked: seconds until all are, and how long readers wait meanwhile. */
export async function measureRefresh(data: DataSet, folder: string) {
  const server = await start(openingsServer(data.url), folder)
  const begun = performance.now()
  try {
    let done = false
    const watching = (async () => {
      await whenJudged(data)
      done = true
      return (performance.now() - begun) / 1000
    })()
    const meanwhile = await askUntil(server.base, data.apiKey, () => done)
    const seconds = await watching
    const last = performance.now() + 5_000
    const after = await askUntil(server.base, data.apiKey, () => performance.now() > last)
    return { seconds, meanwhile, after, most: (await server.memory())?.most ?? 0 }
  } finally {
    await server.stop()
  }
}

async function askUntil(base: string, apiKey: string, isOver: () => boolean): Promise<Waits> {
  const times: number[] = []
  while (!isOver()) {
    const begun = performance.now()
    const answer = await fetch(`${base}/api/v1.1/jobs?limit=25`, { headers: { "API-Key": apiKey } })
    await answer.arrayBuffer()
    if (answer.status !== 200) throw new Error(`The list answered ${answer.status}.`)
    times.push(performance.now() - begun)
    await pause(20)
  }
  return { median: median(times), longest: Math.max(...times) }
}
