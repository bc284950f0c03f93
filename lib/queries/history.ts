import { infiniteQueryOptions } from "@tanstack/react-query"
import { type AnswerTo, callApi } from "./api-client"

type HistoryPart = AnswerTo<"GET /api/v1.1/jobs/{id}/history">

/** A change of a job, with the fields before and after it. */
export type ListedVersion = HistoryPart["data"][number]
export type VersionChange = ListedVersion["changes"][number]

const versionsAPart = 20

/** A job's history, newest first, in parts. It is refreshed together with jobs, because its key starts like theirs. */
export function jobHistoryQuery(id: number) {
  return infiniteQueryOptions({
    queryKey: ["jobs", "history", id],
    queryFn: ({ signal, pageParam }) => historyPart(id, { cursor: pageParam, limit: versionsAPart }, signal),
    initialPageParam: "",
    getNextPageParam: ({ cursor, more }) => (more ? cursor : null),
  })
}

/** The latest change of a job and the one before it; null if there is none. */
export async function latestVersions(id: number): Promise<(ListedVersion | null)[]> {
  const { data, cursor, more } = await historyPart(id, { limit: 2 })
  // Long descriptions can make a part shorter than requested.
  const rest = data.length === 1 && more ? (await historyPart(id, { cursor, limit: 1 })).data : []
  const [latest = null, before = null] = [...data, ...rest]
  return [latest, before]
}

/** The latest changes of a job, as many as fit in a part. */
export async function jobHistoryStart(id: number): Promise<ListedVersion[]> {
  return (await historyPart(id, { limit: versionsAPart })).data
}

function historyPart(
  id: number,
  query: { cursor?: string; limit: number },
  signal?: AbortSignal,
): Promise<HistoryPart> {
  // The cursor is text in the request, though the schema's type is a number.
  return callApi("GET /api/v1.1/jobs/{id}/history", { params: { id }, query: query as object, signal })
}
