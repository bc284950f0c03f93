const key = "openings.bulk-runs-dismissed"

/** A person has a few employers, and of each only the latest run is told of. */
const mostKept = 20

/** The runs that the person wants to be told of no more. */
export function dismissedRuns(): number[] {
  try {
    return (localStorage.getItem(key) ?? "").split(" ").map(Number).filter(Boolean)
  } catch {
    // A browser may refuse to keep anything.
    return []
  }
}

/** Adds a run to them, and answers them all. */
export function dismissRun(id: number): number[] {
  const kept = [id, ...dismissedRuns()].slice(0, mostKept)
  try {
    localStorage.setItem(key, kept.join(" "))
  } catch {
    // Then it is told of again.
  }
  return kept
}
