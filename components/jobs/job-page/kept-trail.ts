import type { JobListPage } from "@/lib/queries/jobs"

/** The page of the list from which somebody came last; the cache forgets it while they read. */
let cameFrom: JobListPage | null = null

const key = "openings.list-trail"

/** Keeps the page of the list that a posting is looked at in, also over a reload. */
export function keepTrail(page: JobListPage | null): void {
  cameFrom = page
  try {
    if (page) sessionStorage.setItem(key, JSON.stringify(page))
    else sessionStorage.removeItem(key)
  } catch {
    // A browser may refuse to keep anything.
  }
}

/** The page that was kept last, where it has the posting `id`. */
export function keptTrail(id: number): JobListPage | null {
  return hasPosting(cameFrom, id) ? cameFrom : null
}

/** The same after a reload, or where somebody has gone back to the page. Who comes by a link comes from no list. */
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
