import type { ActivityList, ListedActivity, TracedActivity } from "@/lib/api/dashboard/activity"
import type { ApiClient } from "./api"
import { expect } from "./ui"

export const activityPath = "/api/dashboard/activity"
export const activityCsvPath = "/api/dashboard/activity.csv"

/** A page of the activity as an admin sees it; `query` is already encoded. */
export async function activityPage(session: ApiClient, query = ""): Promise<ActivityList> {
  const answer = await session.get<ActivityList>(`${activityPath}${query}`)
  expect(answer.status, answer.text).toBe(200)
  return answer.body
}

export async function readActivity(session: ApiClient, query = "?pageSize=100"): Promise<TracedActivity[]> {
  return (await activityPage(session, query)).data
}

export const actionNames = (rows: ListedActivity[]) => rows.map(({ action }) => action)
