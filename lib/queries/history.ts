import { infiniteQueryOptions } from "@tanstack/react-query"
import { type AnswerTo, callApi } from "./api-client"

type HistoryPart = AnswerTo<"GET /api/v1.1/jobs/{id}/history">

/** A change of a job, with the fields before and after it. */
export type ListedVersion = HistoryPart["data"][number]
export type VersionChange = ListedVersion["changes"][number]

const versionsAPart = 20

/** A job's history, the latest first, in parts; known anew whenever jobs are, since its key begins like theirs. */
export function jobHistoryQuery(id: number) {
  return infiniteQueryOptions({
    queryKey: ["jobs", "history", id],
    queryFn: ({ signal, pageParam }) => historyPart(id, { cursor: pageParam, limit: versionsAPart }, signal),
    initialPageParam: "",
    getNextPageParam: ({ cursor, more }) => (more ? cursor : null),
  })
}

/** The latest change of a job and the one before it; null where there is none. */
export async function latestVersions(id: number): Promise<(ListedVersion | null)[]> {
  const { data, cursor, more } = await historyPart(id, { limit: 2 })
  // Long descriptions make a part shorter than was asked for.
  const rest = data.length === 1 && more ? (await historyPart(id, { cursor, limit: 1 })).data : []
  const [latest = null, before = null] = [...data, ...rest]
  return [latest, before]
}

/** The latest changes of a job, as many as a part has. */
export async function jobHistoryStart(id: number): Promise<ListedVersion[]> {
  return (await historyPart(id, { limit: versionsAPart })).data
}

function historyPart(
  id: number,
  query: { cursor?: string; limit: number },
  signal?: AbortSignal,
): Promise<HistoryPart> {
  // The cursor is text on the wire, whatever the service makes of it.
  return callApi("GET /api/v1.1/jobs/{id}/history", { params: { id }, query: query as object, signal })
}
