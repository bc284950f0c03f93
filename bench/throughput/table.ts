import { readFile, writeFile } from "node:fs/promises"
import type { ThroughputRow } from "./compare"

/** The ratio to the constant route's requests a second that a scenario should reach. */
const targets: Record<string, number> = {
  "read one": 2,
  "list, first page": 1,
  "list, page 500": 0.8,
  search: 0.8,
  create: 1,
  "change one field": 1.3,
}

const head = `| | requests/s | of the constant route | target | of bare Node | p50 ms | p99 ms |
|---|--:|--:|--:|--:|--:|--:|`

/** One database's measurements, as a table. */
export function throughputTable(rows: ThroughputRow[]): string {
  const lines = rows.map(({ name, ours, constant, node }) => {
    const target = targets[name] ?? 0
    const met = constant.ratio >= target ? "met" : "not met"
    return `| ${name} | ${ours.rate.toFixed(0)} | ${constant.ratio.toFixed(2)} | ${target.toFixed(1)}, ${met} | ${node.ratio.toFixed(2)} | ${ours.p50.toFixed(1)} | ${ours.p99.toFixed(1)} |`
  })
  return [head, ...lines].join("\n")
}

const readme = "bench/README.md"

/** Replaces the text between the marks of section `name` in bench/README.md, and leaves the rest as it is. */
export async function writeSection(name: string, text: string): Promise<void> {
  const [start, end] = [`<!-- ${name}: start -->`, `<!-- ${name}: end -->`]
  const old = await readFile(readme, "utf8").catch(() => "# Measurements\n")
  const section = `${start}\n\n${text}\n\n${end}`
  const from = old.indexOf(start)
  const to = old.indexOf(end)
  const whole =
    from < 0 ? `${old.trimEnd()}\n\n${section}\n` : old.slice(0, from) + section + old.slice(to + end.length)
  await writeFile(readme, whole)
}
