/** The rows of one page and its position; `pages` is 0 if nothing matches (contract 1.1). */
export type Page<T> = { data: T[]; total: number; page: number; pages: number; pageSize: number }

export type PageRequest = { page: number; pageSize: number }

export const defaultPageSize = 10
export const maxPageSize = 100

/** The rows of a list that are on the page in `request`. */
export function rangeOf({ page, pageSize }: PageRequest): { offset: number; limit: number } {
  return { offset: (page - 1) * pageSize, limit: pageSize }
}

/** The page in `request`, with the rows `data`, of a list with `total` rows. */
export function pageOf<T>({ page, pageSize }: PageRequest, data: T[], total: number): Page<T> {
  return { data, total, page, pages: Math.ceil(total / pageSize), pageSize }
}
