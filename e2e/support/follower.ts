import type { ApiClient, ApiJob } from "./api"
import { expect } from "./fixtures"

type Change = { type: "upsert" | "delete"; id: number; at: string; job?: ApiJob }
type Part = { data: Change[]; cursor: string; more: boolean }

/** A copy of an employer's jobs that follows the list of changes, as an integrator would keep it. */
export class Follower {
  readonly jobs = new Map<number, ApiJob>()
  /** How long after a change was made it was told, in milliseconds, at the most; of those made while this followed. */
  latest = 0
  private readonly began = Date.now()
  private cursor = ""

  constructor(
    private readonly api: ApiClient,
    private readonly limit = 20,
  ) {}

  /** Reads what is new; with `wait`, waits for so many seconds until something is. Answers whether there was anything. */
  async read(wait = 0): Promise<boolean> {
    const answer = await this.api.get<Part>(
      `/jobs/changes?limit=${this.limit}&wait=${wait}&cursor=${this.cursor}`,
    )
    expect(answer.status, answer.text).toBe(200)
    for (const { type, id, at, job } of answer.body.data) {
      if (Date.parse(at) > this.began) this.latest = Math.max(this.latest, Date.now() - Date.parse(at))
      if (type === "upsert" && job) this.jobs.set(id, job)
      else this.jobs.delete(id)
    }
    this.cursor = answer.body.cursor
    return answer.body.data.length > 0
  }

  /** Follows until `over`, and then until nothing is new. */
  async follow(over: () => boolean): Promise<void> {
    while (!over()) await this.read(1)
    while (await this.read());
  }

  /** The copy is what the list and GET answer. */
  async expectTrue(): Promise<void> {
    expect(this.jobs.size).toBe(await this.api.total())
    const jobs = [...this.jobs]
    for (let first = 0; first < jobs.length; first += 20)
      await Promise.all(
        jobs.slice(first, first + 20).map(async ([id, job]) => expect(await this.api.job(id)).toEqual(job)),
      )
  }
}
