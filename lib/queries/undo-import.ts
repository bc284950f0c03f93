import { askApi, callApi } from "./api-client"
import { ApiError } from "./api-error"
import { latestVersions } from "./history"

/** A posting that an import wrote, and the version that the import created. */
export type WrittenPosting = { id: number; outcome: "created" | "updated"; version: number }

/**
 * Undoes what an import did to a posting: a created posting goes to the bin, a changed one becomes what it was. False
 * if it has been written to since, in which case it stays. A posting that is already gone counts as undone.
 */
export async function undoImported({ id, outcome, version }: WrittenPosting): Promise<boolean> {
  try {
    const [latest, before] = await latestVersions(id)
    if (latest?.version !== version) return false
    const params = { id, version }
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
