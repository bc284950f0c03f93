import type { DataSet } from "./data-set"
import { measure, median, type Measured } from "./measure"
import { scenarios, type Scenario } from "./scenarios"
import type { MeasuredServer } from "./servers"

export type ThroughputRow = {
  name: string
  ours: Measured
  /** Requests a second of each floor, and ours as a ratio of its in the same round. */
  constant: { rate: number; ratio: number }
  node: { rate: number; ratio: number }
}

type Round = { ours: Measured; constant: Measured; node: Measured }

/**
 * Measures every scenario in rounds with one window for each of the three servers, so that fluctuations of the machine affect all of them.
 */
export async function compare(
  servers: { ours: MeasuredServer; constant: MeasuredServer; node: MeasuredServer },
  { ours, floor }: { ours: DataSet; floor: DataSet },
  { rounds, seconds }: { rounds: number; seconds: number },
): Promise<ThroughputRow[]> {
  const constant: Scenario = {
    name: "constant",
    connections: 16,
    requests: [{ method: "GET", path: "/api/constant" }],
    check: (body) => body === '{"constant":true}',
  }
  const { apiKey } = ours
  const taken = new Map<string, Round[]>()
  await measure(servers.constant.base, constant, { apiKey, seconds })
  for (let round = 0; round <= rounds; round++) {
    // Writes of the previous round have changed what is read.
    const atOurs = await scenarios(servers.ours.base, ours)
    const atFloor = await scenarios(servers.node.base, floor)
    for (const [index, scenario] of atOurs.entries()) {
      const warmUp = round === 0
      const window = { seconds: warmUp ? Math.min(1, seconds) : seconds }
      const run = {
        constant: await measure(servers.constant.base, constant, { apiKey, ...window }),
        ours: await measure(servers.ours.base, scenario, { apiKey, ...window }),
        node: await measure(servers.node.base, atFloor[index] as Scenario, {
          apiKey: floor.apiKey,
          ...window,
        }),
      }
      if (!warmUp) taken.set(scenario.name, [...(taken.get(scenario.name) ?? []), run])
    }
  }
  return [...taken].map(([name, runs]) => {
    const middle = (value: (run: Round) => number) => median(runs.map(value))
    const against = (floor: "constant" | "node") => ({
      rate: middle((run) => run[floor].rate),
      ratio: middle((run) => run.ours.rate / run[floor].rate),
    })
    const of = (figure: keyof Measured) => middle((run) => run.ours[figure])
    const ours = { rate: of("rate"), p50: of("p50"), p99: of("p99") }
    return { name, ours, constant: against("constant"), node: against("node") }
  })
}
