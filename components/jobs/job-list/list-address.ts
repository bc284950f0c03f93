import type { JobListRequest, JobStatus } from "@/lib/queries/jobs"

const statuses = ["active", "draft", "archived"] as const satisfies readonly JobStatus[]
export const pageSizes = [10, 25, 50, 100] as const
const usualPageSize = 25
const lastPage = 2_147_483_647

/** What the address asks the list for; what it does not say, or says wrongly, is as usual. */
export function readListAddress(parameters: { get(name: string): string | null }): JobListRequest {
  const status = parameters.get("status")
  const pageSize = Number(parameters.get("pageSize"))
  const page = Number(parameters.get("page"))
  return {
    q: [...(parameters.get("q") ?? "").trim()].slice(0, 256).join(""),
    status: statuses.find((each) => each === status) ?? null,
    page: Number.isInteger(page) && page >= 1 && page <= lastPage ? page : 1,
    pageSize: pageSizes.find((each) => each === pageSize) ?? usualPageSize,
  }
}

/** The address of a list, without what is as usual. */
export function listHref({ q, status, page, pageSize }: JobListRequest): string {
  const parameters = new URLSearchParams()
  if (q) parameters.set("q", q)
  if (status) parameters.set("status", status)
  if (page > 1) parameters.set("page", String(page))
  if (pageSize !== usualPageSize) parameters.set("pageSize", String(pageSize))
  const text = parameters.toString()
  return text ? `/jobs?${text}` : "/jobs"
}
