import type { Wait, Waits } from "./measure-growth"

/** Queries as rows and data sets as columns; the first set is the one that the others are compared with. */
export function growthTable(measured: Record<string, Waits>): string {
  const sets = Object.keys(measured)
  const [first = {}] = Object.values(measured)
  const lines = Object.keys(first).map((question) => {
    const cells = sets.map((set) =>
      cell(measured[set]?.[question], set === sets[0] ? undefined : first[question]),
    )
    return `| ${[question, ...cells].join(" | ")} |`
  })
  return [`| | ${sets.join(" | ")} |`, `|---|${"--:|".repeat(sets.length)}`, ...lines].join("\n")
}

function cell(wait: Wait | undefined, base: Wait | undefined): string {
  if (!wait) return ""
  const ratio = (part: keyof Wait) => (base ? ` (${(wait[part] / base[part]).toFixed(1)})` : "")
  return `${wait.store.toFixed(2)}${ratio("store")} / ${wait.request.toFixed(2)}${ratio("request")}`
}
