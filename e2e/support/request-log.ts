import type { PresentedRequest, PresentedRequestRow, RequestList } from "@/lib/api/dashboard/requests"
import type { Answer, ApiClient } from "./api"
import { expect } from "./ui"

export const requestsPath = "/api/dashboard/requests"

/** An employer's request log, as its admin in `session` reads it. */
export class RequestLog {
  constructor(readonly session: ApiClient) {}

  async page(query = ""): Promise<RequestList> {
    const answer = await this.session.get<RequestList>(`${requestsPath}${query}`)
    expect(answer.status, answer.text).toBe(200)
    return answer.body
  }

  async rows(query = ""): Promise<PresentedRequestRow[]> {
    return (await this.page(query)).data
  }

  /** The full record of the call that got `answer`. It is stored a moment after the call. */
  async recordOf(answer: Answer): Promise<PresentedRequest> {
    const requestId = answer.headers.get("x-request-id")
    const find = async () => (await this.rows()).find((row) => row.requestId === requestId)
    await expect.poll(find, { timeout: 10_000, intervals: [100] }).toBeDefined()
    const found = await this.session.get<PresentedRequest>(`${requestsPath}/${(await find())?.id}`)
    expect(found.status, found.text).toBe(200)
    return found.body
  }
}
