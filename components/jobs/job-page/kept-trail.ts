import type { JobListPage } from "@/lib/queries/jobs"

/** The page of the list that a posting was last opened from; the cache drops it while people read. */
let cameFrom: JobListPage | null = null

const key = "openings.list-trail"

/** Remembers the page of the list that a posting is viewed from, also across a reload. */
export function keepTrail(page: JobListPage | null): void {
  cameFrom = page
  try {
    if (page) sessionStorage.setItem(key, JSON.stringify(page))
    else sessionStorage.removeItem(key)
  } catch {
    // A browser may refuse to store anything.
  }
}

/** The page that was last remembered, if it contains the posting `id`. */
export function keptTrail(id: number): JobListPage | null {
  return hasPosting(cameFrom, id) ? cameFrom : null
}

/** The same after a reload, or after going back to the page. People who follow a link don't come from a list. */
export function trailOverReload(id: number): JobListPage | null {
  const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[]
  if (visit?.type !== "reload" && visit?.type !== "back_forward") return null
  try {
    const page = JSON.parse(sessionStorage.getItem(key) ?? "null") as JobListPage | null
    return hasPosting(page, id) ? page : null
  } catch {
    return null
  }
}

export function hasPosting(page: JobListPage | null | undefined, id: number): boolean {
  return page?.data.some((row) => row.id === id) ?? false
}
