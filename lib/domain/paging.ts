/** Rows of one page and where they stand; `pages` is 0 where nothing matches (contract 1.1). */
export type Page<T> = { data: T[]; total: number; page: number; pages: number; pageSize: number }

export type PageRequest = { page: number; pageSize: number }

export const defaultPageSize = 10
export const maxPageSize = 100

/** The page that `request` asks for, of `total` rows; `read` is not called for a page past the end. */
export async function readPage<T>(
  { page, pageSize }: PageRequest,
  total: number,
  read: (offset: number, limit: number) => Promise<T[]> | T[],
): Promise<Page<T>> {
  const pages = Math.ceil(total / pageSize)
  const data = page > pages ? [] : await read((page - 1) * pageSize, pageSize)
  return { data, total, page, pages, pageSize }
}
