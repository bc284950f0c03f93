import type { Server } from "../run/start-server"
import { type Answer, ApiClient } from "./api"
import { expectProblem } from "./expectations"
import { jobBody } from "./factories"
import { expect } from "./fixtures"
import { admin, type House } from "./house"

/** A server with a fault beneath it, as its clients see it. */
export class ServiceUnderFault {
  private made = 0

  private constructor(
    private readonly server: ApiClient,
    private readonly api: ApiClient,
    private readonly session: ApiClient,
    private readonly jobId: number,
  ) {}

  /** Signs in and creates a job while everything works. */
  static async of(house: House, server: Server): Promise<ServiceUnderFault> {
    const api = house.apiOf(server)
    const job = await api.createJob(jobBody())
    const root = new ApiClient(server.target.baseUrl, {}, "")
    return new ServiceUnderFault(root, api, await house.signIn(server), job.id)
  }

  private reads(): Promise<Answer>[] {
    return [
      this.api.get("/jobs"),
      this.api.get(`/jobs/${this.jobId}`),
      this.session.get("/api/dashboard/me"),
      this.session.get("/api/dashboard/api-keys"),
    ]
  }

  private writes(): Promise<Answer>[] {
    const title = `Written ${++this.made}`
    const referenceId = `F-${this.made}`
    const browser = this.server.with({ Origin: this.server.baseUrl })
    const { email, password } = admin
    return [
      this.api.post("/jobs", jobBody()),
      this.api.put(`/jobs/${this.jobId}`, { title }),
      this.api.put("/jobs", jobBody({ referenceId })),
      browser.post("/api/dashboard/session", { email, password }),
    ]
  }

  /** The longest time that any of `count` lists takes, one after the other, in milliseconds. */
  async slowestRead(count: number): Promise<number> {
    let slowest = 0
    for (let index = 0; index < count; index++) {
      const begun = performance.now()
      expect((await this.api.get("/jobs")).status).toBe(200)
      slowest = Math.max(slowest, performance.now() - begun)
    }
    return slowest
  }

  /**
   * Every request is 503 with Retry-After; with `reads` set to "work", only writes are. `after` is how many writes may still
   * succeed.
   */
  async expectUnavailable({
    reads = "fail",
    after = 0,
  }: { reads?: "work" | "fail"; after?: number } = {}): Promise<void> {
    for (let index = 0; index < after; index++) await this.expectAnswers()
    const [read, written] = await Promise.all([Promise.all(this.reads()), Promise.all(this.writes())])
    if (reads === "work") for (const { status, text } of read) expect(status, text).toBe(200)
    for (const answer of reads === "work" ? written : [...read, ...written]) {
      expectProblem(answer, { status: 503, code: "unavailable" })
      expect(answer.headers.get("retry-after")).toMatch(/^\d+$/)
    }
    await this.expectHealth(reads === "work" ? "read_only" : "down")
  }

  /** Health is 503 and gives the reason, also after `seconds` without any request. */
  async expectHealth(database: "read_only" | "down", seconds = 0): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, seconds * 1_000))
    const health = await this.server.get("/api/health")
    expect(health.status, health.text).toBe(503)
    expect(health.body).toMatchObject({ status: "unavailable", database })
  }

  /** Every request either works or is 503. */
  async expectAnswers(): Promise<void> {
    const answers = await Promise.all([...this.reads(), ...this.writes()])
    for (const { status, text } of answers) expect([200, 201, 204, 503], text).toContain(status)
  }

  async expectWorking(): Promise<void> {
    const answers = await Promise.all([...this.reads(), ...this.writes()])
    for (const { status, text } of answers) expect([200, 201, 204], text).toContain(status)
  }

  /** All requests and health, retried until they work, work within 5 seconds, and nothing is incomplete. */
  async expectRecovery({ records }: House): Promise<void> {
    const tried = async () => {
      const health = await this.server.get("/api/health")
      const answers = await Promise.all([...this.reads(), ...this.writes()])
      return [health, ...answers]
        .filter(({ status }) => status >= 300)
        .map(({ status, text }) => `${status} ${text}`)
    }
    await expect.poll(tried, { timeout: 5_000, intervals: [100] }).toEqual([])
    expect(await records.incoherences()).toEqual([])
  }
}
