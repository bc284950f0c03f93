import type { AddressState } from "@/components/layout/use-address-state"
import type { JobListRequest, JobStatus } from "@/lib/queries/jobs"

const statuses = ["active", "draft", "archived"] as const satisfies readonly JobStatus[]
export const pageSizes = [10, 25, 50, 100] as const
const usualPageSize = 25
const lastPage = 2_147_483_647

/** What the list's address asks for. */
export const listAddress: AddressState<JobListRequest> = {
  path: "/jobs",
  read(parameters) {
    const status = parameters.get("status")
    const pageSize = Number(parameters.get("pageSize"))
    const page = Number(parameters.get("page"))
    return {
      q: [...(parameters.get("q") ?? "").trim()].slice(0, 256).join(""),
      status: statuses.find((each) => each === status) ?? null,
      page: Number.isInteger(page) && page >= 1 && page <= lastPage ? page : 1,
      pageSize: pageSizes.find((each) => each === pageSize) ?? usualPageSize,
    }
  },
  write({ q, status, page, pageSize }) {
    const parameters = new URLSearchParams()
    if (q) parameters.set("q", q)
    if (status) parameters.set("status", status)
    if (page > 1) parameters.set("page", String(page))
    if (pageSize !== usualPageSize) parameters.set("pageSize", String(pageSize))
    return parameters
  },
}
