import type { JobListFilters, JobListRequest } from "./job-list"

const statuses = ["active", "draft", "archived"] as const satisfies readonly JobListRequest["status"][]
export const pageSizes = [10, 25, 50, 100] as const
const usualPageSize = 25
const lastPage = 2_147_483_647
/** The default order. */
export const usualOrder = "-publishDate"

const id = /^\d{1,10}$/
const day = /^\d{4}-\d\d-\d\d$/
const flag = /^(true|false)$/

const known = {
  findings: /^(error|warning|advice|none)$/,
  closes: /^(soon|past)$/,
  closesAfter: day,
  closesBefore: day,
  locationId: id,
  categoryId: id,
  positionTypeId: id,
  updatedSince: /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(Z|[+-]\d\d:\d\d)$/,
  changedBy: /^(person|key)(:[1-9]\d{0,9})?$|^service$/,
  confidential: flag,
  autoRefresh: flag,
} satisfies Record<keyof JobListFilters, RegExp>

const filterNames = Object.keys(known) as (keyof JobListFilters)[]
const order = /^-?(publishDate|closeDate|title|updatedAt|status)$/

export const noListFilters = Object.fromEntries(filterNames.map((name) => [name, null])) as JobListFilters

/** The filters that are set. */
export function setFilters(filters: JobListFilters): (keyof JobListFilters)[] {
  return filterNames.filter((name) => filters[name] !== null)
}

/** What the parameters of the list's address ask for. Missing or invalid parameters get their defaults. */
export function readListAddress(parameters: { get(name: string): string | null }): JobListRequest {
  const read = (name: string, form: RegExp) => {
    const value = parameters.get(name)
    return value && form.test(value) ? value : null
  }
  const status = parameters.get("status")
  const pageSize = Number(parameters.get("pageSize"))
  const page = Number(parameters.get("page"))
  const sort = read("sort", order)
  const filters = Object.fromEntries(
    filterNames.map((name) => [name, read(name, known[name])]),
  ) as JobListFilters
  return {
    ...filters,
    // Chosen days are dropped when a period is given by name.
    ...(filters.closes && { closesAfter: null, closesBefore: null }),
    q: [...(parameters.get("q") ?? "").trim()].slice(0, 256).join(""),
    status: statuses.find((each) => each === status) ?? null,
    sort: sort === usualOrder ? null : sort,
    page: Number.isInteger(page) && page >= 1 && page <= lastPage ? page : 1,
    pageSize: pageSizes.find((each) => each === pageSize) ?? usualPageSize,
  }
}

/** The parameters of the list's address, without those that have their default value. */
export function writeListAddress({
  q,
  status,
  sort,
  page,
  pageSize,
  ...filters
}: JobListRequest): URLSearchParams {
  const parameters = new URLSearchParams()
  const write = (name: string, value: string | null) => value && parameters.set(name, value)
  write("q", q)
  write("status", status)
  for (const name of filterNames) write(name, filters[name])
  write("sort", sort === usualOrder ? null : sort)
  if (page > 1) parameters.set("page", String(page))
  if (pageSize !== usualPageSize) parameters.set("pageSize", String(pageSize))
  return parameters
}

/** What a view keeps of the list's address: everything except the page and its size. */
export function viewQuery(request: JobListRequest): string {
  return writeListAddress({ ...request, page: 1, pageSize: usualPageSize }).toString()
}
