import { askApi, callApi } from "./api-client"
import { ApiError } from "./api-error"
import { latestVersions, type ListedVersion } from "./history"
import type { TimeSpan } from "./imports"

/** A posting that an import wrote, and when. */
export type WrittenPosting = { id: number; outcome: "created" | "updated"; within: TimeSpan }

/**
 * Takes back what an import made of a posting: what it created goes to the bin, what it changed becomes what it was. False where
 * `name`, who imported it, was not the last to write it: then it stays. Gone already is as good as taken back.
 */
export async function undoImported({ id, outcome, within }: WrittenPosting, name: string): Promise<boolean> {
  try {
    const [latest, before] = await latestVersions(id)
    if (!latest || !isOwn(latest, name, within)) return false
    const params = { id, version: latest.version }
    const { headers } = await askApi("GET /api/v1.1/jobs/{id}/history/{version}", { params })
    const call = { params: { id }, headers: { "If-Match": headers.get("ETag") ?? "" } }
    if (outcome === "created") await callApi("DELETE /api/v1.1/jobs/{id}", call)
    else if (before)
      await callApi("POST /api/v1.1/jobs/{id}/restore", { ...call, body: { version: before.version } })
    else return false
    return true
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return outcome === "created"
    if (error instanceof ApiError && error.status === 412) return false
    throw error
  }
}

/** No row says which version it became, but nobody writes a posting twice while one call is under way. */
function isOwn({ by, at }: ListedVersion, name: string, { from, until }: TimeSpan): boolean {
  const time = Date.parse(at)
  return by.kind === "person" && by.name === name && time >= from && time <= until
}
