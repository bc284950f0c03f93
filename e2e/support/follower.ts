import { type Answer, type ApiClient, type ApiJob, expectStatus } from "./api"
import { expect } from "./fixtures"
import type { AnsweredWrite } from "./random-writes"

type Change = { type: "upsert" | "delete"; id: number; at: string; etag?: string; job?: ApiJob }
type Part = { data: Change[]; cursor: string; more: boolean }

/** The longest delay, in milliseconds, after which changes were reported. */
type Lateness = { afterBegun: number; afterAnswered: number }

/** A copy of an employer's jobs that follows the change list, as an integrator would keep it. */
export class Follower {
  readonly jobs = new Map<number, ApiJob>()
  private readonly told: { id: number; etag: string | null; made: number; at: number }[] = []
  private readonly began = Date.now()
  private cursor = ""

  constructor(
    private readonly api: ApiClient,
    private readonly limit = 20,
  ) {}

  /** Reads new changes; with `wait`, waits that many seconds for some. Returns whether there were any. */
  async read(wait = 0): Promise<boolean> {
    const answer = await this.api.get<Part>(
      `/jobs/changes?limit=${this.limit}&wait=${wait}&fields=etag&cursor=${this.cursor}`,
    )
    expectStatus(answer, 200)
    for (const { type, id, at, etag = null, job } of answer.body.data) {
      this.told.push({ id, etag, made: Date.parse(at), at: Date.now() })
      if (type === "upsert" && job) this.jobs.set(id, job)
      else this.jobs.delete(id)
    }
    this.cursor = answer.body.cursor
    return answer.body.data.length > 0
  }

  /** Follows until `over`, and then until there is nothing new. */
  async follow(over: () => boolean): Promise<void> {
    while (!over()) await this.read(1)
    while (await this.read());
  }

  /**
   * How late the changes made while this client followed were reported. A write begins before it waits for its turn, and is
   * answered just after its commit. One reported before its own answer was not late.
   */
  latenessOf(answered: readonly AnsweredWrite[]): Lateness {
    const lateness = { afterBegun: 0, afterAnswered: 0 }
    const byJob = new Map<number, AnsweredWrite[]>()
    for (const write of answered) byJob.set(write.id, [...(byJob.get(write.id) ?? []), write])
    for (const { id, etag, made, at } of this.told) {
      if (made <= this.began) continue
      lateness.afterBegun = Math.max(lateness.afterBegun, at - made)
      const stored = byJob.get(id)?.find((write) => write.etag === etag && write.at >= made)
      if (stored) lateness.afterAnswered = Math.max(lateness.afterAnswered, at - stored.at)
    }
    return lateness
  }

  /** Checks the copy against the list, field by field, and for some jobs against GET. */
  async expectTrue(): Promise<void> {
    const [some] = this.jobs.values()
    if (!some) return expect(await this.api.total()).toBe(0)
    const fields = Object.keys(some)
      .filter((field) => field !== "id")
      .join()
    const listed = new Map<number, ApiJob>()
    for (let cursor: string | null = ""; cursor !== null;) {
      const answer: Answer<{ data: ApiJob[]; paging: { nextCursor: string | null } }> = await this.api.get(
        `/jobs?pageSize=100&fields=${fields}&cursor=${cursor}`,
      )
      expectStatus(answer, 200)
      for (const job of answer.body.data) listed.set(job.id, job)
      cursor = answer.body.paging.nextCursor
    }
    expect(listed.size).toBe(await this.api.total())
    expect(Object.fromEntries(this.jobs)).toEqual(Object.fromEntries(listed))
    for (const id of [...this.jobs.keys()].slice(0, 20))
      expect(await this.api.job(id)).toEqual(this.jobs.get(id))
  }
}

/** The greatest lateness among all `followers`. */
export function latenessOf(followers: readonly Follower[], answered: readonly AnsweredWrite[]): Lateness {
  const each = followers.map((follower) => follower.latenessOf(answered))
  return {
    afterBegun: Math.max(...each.map(({ afterBegun }) => afterBegun)),
    afterAnswered: Math.max(...each.map(({ afterAnswered }) => afterAnswered)),
  }
}
