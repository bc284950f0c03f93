/** Rows of one page and where they stand; `pages` is 0 where nothing matches (contract 1.1). */
export type Page<T> = { data: T[]; total: number; page: number; pages: number; pageSize: number }

export type PageRequest = { page: number; pageSize: number }

export const defaultPageSize = 10
export const maxPageSize = 100

/** The rows of a list that the page has which `request` asks for. */
export function rangeOf({ page, pageSize }: PageRequest): { offset: number; limit: number } {
  return { offset: (page - 1) * pageSize, limit: pageSize }
}

/** The page that `request` asks for, whose rows are `data`, of a list of `total`. */
export function pageOf<T>({ page, pageSize }: PageRequest, data: T[], total: number): Page<T> {
  return { data, total, page, pages: Math.ceil(total / pageSize), pageSize }
}
