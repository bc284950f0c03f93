import type { BulkRunAnswer, BulkRunDetail, BulkTrialAnswer } from "@/lib/api/dashboard/presented-bulk-run"
import type { Answer, ApiClient } from "./api"
import type { Body } from "./factories"
import { expect } from "./fixtures"
import { openSession } from "./session"
import { test as base } from "./ui"

export const bulkRunsPath = "/api/dashboard/bulk-runs"

/** Bulk changes of postings, as requested in a member's session. */
export class BulkRuns {
  constructor(readonly session: ApiClient) {}

  async tried(deed: Body, target: Body): Promise<BulkTrialAnswer> {
    const answer = await this.session.post<BulkTrialAnswer>(bulkRunsPath, { deed, ...target, dryRun: true })
    expect(answer.status, answer.text).toBe(200)
    return answer.body
  }

  start(deed: Body, target: Body): Promise<Answer<BulkRunAnswer>> {
    return this.session.post<BulkRunAnswer>(bulkRunsPath, { deed, ...target })
  }

  /** Starts a run and returns its result once it is over. */
  async done(deed: Body, target: Body): Promise<BulkRunDetail> {
    const answer = await this.start(deed, target)
    expect(answer.status, answer.text).toBe(200)
    return this.over(answer.body.id)
  }

  async undone(id: number): Promise<BulkRunDetail> {
    const answer = await this.undo(id)
    expect(answer.status, answer.text).toBe(200)
    return this.over(answer.body.id)
  }

  undo(id: number): Promise<Answer<BulkRunAnswer>> {
    return this.session.post<BulkRunAnswer>(`${bulkRunsPath}/${id}/undo`, {})
  }

  cancel(id: number): Promise<Answer<BulkRunAnswer>> {
    return this.session.post<BulkRunAnswer>(`${bulkRunsPath}/${id}/cancel`, {})
  }

  async find(id: number): Promise<BulkRunDetail> {
    return (await this.session.get<BulkRunDetail>(`${bulkRunsPath}/${id}`)).body
  }

  async over(id: number): Promise<BulkRunDetail> {
    await expect
      .poll(async () => (await this.find(id)).finishedAt, { timeout: 60_000, intervals: [100] })
      .not.toBeNull()
    return this.find(id)
  }
}

export const test = base.extend<{ runs: BulkRuns }>({
  runs: async ({ server, admin }, use) => use(new BulkRuns(await openSession(server, admin))),
})
