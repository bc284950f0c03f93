import type { Answer, ApiClient, ApiJobHeader } from "./api"
import { expect } from "./fixtures"

export type SelectedHeader = ApiJobHeader & { updatedAt?: string; etag?: string }
export type CursorPage = {
  data: SelectedHeader[]
  paging: { total: number; pageSize: number; nextCursor: string | null }
}

/** Follows a list's cursors to the end; `between` runs after each page. */
export async function walkByCursor(
  api: ApiClient,
  query: string,
  between: (page: number) => Promise<void> = async () => {},
): Promise<SelectedHeader[]> {
  const found: SelectedHeader[] = []
  let cursor: string | null = ""
  for (let page = 0; cursor !== null; page++) {
    const answer: Answer<CursorPage> = await api.get<CursorPage>(`/jobs?cursor=${cursor}${query}`)
    expect(answer.status, answer.text).toBe(200)
    expect(Object.keys(answer.body.paging).sort()).toEqual(["nextCursor", "pageSize", "total"])
    found.push(...answer.body.data)
    cursor = answer.body.paging.nextCursor
    if (cursor !== null) expect(cursor.length).toBeLessThanOrEqual(200)
    await between(page)
  }
  return found
}
