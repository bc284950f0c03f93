const key = "openings.bulk-runs-dismissed"

/** A person has few employers, and only the latest run of each is shown. */
const mostKept = 20

/** The runs whose notices the person has dismissed. */
export function dismissedRuns(): number[] {
  try {
    return (localStorage.getItem(key) ?? "").split(" ").map(Number).filter(Boolean)
  } catch {
    // A browser may refuse to store anything.
    return []
  }
}

/** Adds a run to them, and returns all of them. */
export function dismissRun(id: number): number[] {
  const kept = [id, ...dismissedRuns()].slice(0, mostKept)
  try {
    localStorage.setItem(key, kept.join(" "))
  } catch {
    // The run is then shown again.
  }
  return kept
}
