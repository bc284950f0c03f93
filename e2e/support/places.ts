import { expect } from "@playwright/test"
import type { ApiClient, ApiJob, ApiPage, Place, PlaceRecord } from "./api"
import { expectProblem } from "./expectations"
import { jobBody } from "./factories"

/** A page of the list of places; `query` is already encoded. */
export async function places(api: ApiClient, query = ""): Promise<ApiPage<PlaceRecord>> {
  const answer = await api.get<ApiPage<PlaceRecord>>(`/locations${query}`)
  expect(answer.status, answer.text).toBe(200)
  return answer.body
}

/** All pages of the list, which must not be empty. */
export async function allPlaces(api: ApiClient, query = ""): Promise<PlaceRecord[]> {
  const records: PlaceRecord[] = []
  let paging
  for (let page = 1, pages = 1; page <= pages; page++) {
    const answer = await places(api, `?pageSize=100&page=${page}&${query}`)
    records.push(...answer.data)
    paging = answer.paging
    pages = paging.pages
  }
  expect(records.length, `the places of "${query}"`).toBeGreaterThan(0)
  expect(records).toHaveLength(paging?.total ?? 0)
  return records
}

/** The body of a job at these places. */
export const jobAt = (...descriptions: string[]) =>
  jobBody({ locations: descriptions.map((description) => ({ description })) })

/** The place a job gets for `description`. */
export async function storedPlace(api: ApiClient, description: string): Promise<Place | undefined> {
  return (await api.createJob(jobAt(description))).locations[0]
}

/** The message that refuses a job at `description`. */
export async function refusalOf(api: ApiClient, description: string): Promise<string> {
  const problem = expectProblem(await api.post<ApiJob>("/jobs", jobAt(description)), {
    status: 400,
    code: "validation_failed",
    fields: ["locations[0].description"],
  })
  return problem.errors?.[0]?.message ?? ""
}
