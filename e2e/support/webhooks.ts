import type { AttemptAnswer, DeliveryAnswer } from "@/lib/api/v1.1/deliveries"
import type { WebhookAnswer } from "@/lib/api/v1.1/webhooks"
import type { ApiClient, Answer } from "./api"
import { test as base } from "./keys"
import { expect } from "./ui"
import { Receiver } from "./receiver"
import { openRows } from "./stored-rows"

export type ApiWebhook = WebhookAnswer & { secret: string }
export type ApiDeliveries = { data: DeliveryAnswer[]; cursor: string; more: boolean }

/** The webhooks of this test's employer. */
export class Webhooks {
  constructor(readonly api: ApiClient) {}

  create(body: unknown): Promise<Answer<ApiWebhook>> {
    return this.api.post<ApiWebhook>("/webhooks", body)
  }

  async created(body: unknown): Promise<ApiWebhook> {
    const answer = await this.create(body)
    expect(answer.status, answer.text).toBe(201)
    return answer.body
  }

  async stored(id: number): Promise<WebhookAnswer> {
    return (await this.api.get<WebhookAnswer>(`/webhooks/${id}`)).body
  }

  change(id: number, body: unknown): Promise<Answer<WebhookAnswer>> {
    return this.api.put<WebhookAnswer>(`/webhooks/${id}`, body)
  }

  async deliveries(id: number, query = ""): Promise<DeliveryAnswer[]> {
    const answer = await this.api.get<ApiDeliveries>(`/webhooks/${id}/deliveries${query}`)
    expect(answer.status, answer.text).toBe(200)
    return answer.body.data
  }

  /** The only delivery, once this many attempts of it are recorded. */
  async attempted(id: number, attempts: number): Promise<DeliveryAnswer> {
    let delivery: DeliveryAnswer | undefined
    await expect
      .poll(async () => ([delivery] = await this.deliveries(id)) && delivery?.attempts.length, {
        intervals: [50],
        timeout: 20_000,
      })
      .toBe(attempts)
    return delivery as DeliveryAnswer
  }

  test(id: number): Promise<Answer<AttemptAnswer>> {
    return this.api.post<AttemptAnswer>(`/webhooks/${id}/test`, {})
  }
}

/** The rows of webhooks, for changes that only time would make. */
export class WebhookRows {
  private readonly rows
  constructor(readonly databaseUrl: string) {
    this.rows = openRows(databaseUrl)
  }

  /** Makes the next attempts of a webhook due now. */
  async hurry(webhookId: number): Promise<void> {
    await this.update(
      "webhook_deliveries SET due_at = $1 WHERE status = 'pending' AND due_at IS NOT NULL AND webhook_id = $2",
      webhookId,
    )
  }

  /** Makes the next attempts of a webhook due now, and the last before each is given up. */
  async lastTry(webhookId: number): Promise<void> {
    await this.update(
      "webhook_deliveries SET tries = 9, due_at = $1 WHERE status = 'pending' AND due_at IS NOT NULL AND webhook_id = $2",
      webhookId,
    )
  }

  /** Makes a webhook look as if it had been failing for `days` days. */
  async failingSince(webhookId: number, days: number): Promise<void> {
    await this.update("webhooks SET failing_since = $1 WHERE id = $2", webhookId, days)
  }

  /** Makes a webhook look as if it had been created at `at`. */
  async backdate(webhookId: number, at: Date): Promise<void> {
    const stored = at.toISOString().replace("Z", "+00:00")
    await this.rows.query("UPDATE webhooks SET created_at = $1 WHERE id = $2", [stored, webhookId])
  }

  /** Makes the events of a job look `days` days old. */
  async backdateEvents(jobId: number, days: number): Promise<void> {
    await this.update("webhook_events SET at = $1 WHERE job_id = $2", jobId, days)
  }

  async events(employerId: number): Promise<Record<string, unknown>[]> {
    return this.rows.query("SELECT * FROM webhook_events WHERE employer_id = $1", [employerId])
  }

  close(): Promise<void> {
    return this.rows.close()
  }

  private async update(what: string, id: number, daysAgo = 0): Promise<void> {
    const at = new Date(Date.now() - daysAgo * 86_400_000 - 1_000).toISOString().replace("Z", "+00:00")
    await this.rows.query(`UPDATE ${what}`, [at, id])
  }
}

let receivers = 0

export const test = base.extend<{ receiver: Receiver; webhooks: Webhooks; webhookRows: WebhookRows }>({
  receiver: async ({}, use, { workerIndex }) => {
    // Each receiver has a separate address: the service sends at most four requests at once to one, whichever spec they are for.
    receivers += 1
    const receiver = await Receiver.open(`127.77.${workerIndex % 250}.${1 + (receivers % 250)}`)
    await use(receiver)
    receiver.close()
  },
  webhooks: async ({ api }, use) => {
    await use(new Webhooks(api))
  },
  webhookRows: async ({ target }, use) => {
    const rows = new WebhookRows(target.databaseUrl)
    await use(rows)
    await rows.close()
  },
})
