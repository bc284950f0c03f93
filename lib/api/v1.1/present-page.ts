import type { Page } from "@/lib/domain/paging"

/** A page with its links, which the caller makes: `link(n)` is the absolute address of page `n` of the same request. */
export function presentPage<T, Shown>(
  { data, total, page, pages, pageSize }: Page<T>,
  present: (row: T) => Shown,
  link: (page: number) => string,
) {
  return { data: data.map(present), paging: presentPaging({ total, page, pages, pageSize }, link) }
}

/** The position of a page in the list, with its links. */
export function presentPaging(
  { total, page, pages, pageSize }: Omit<Page<unknown>, "data">,
  link: (page: number) => string,
) {
  const previous = pages > 0 && page > 1 ? link(Math.min(page - 1, pages)) : null
  const next = page < pages ? link(page + 1) : null
  return { total, page, pages, pageSize, previous, next }
}
