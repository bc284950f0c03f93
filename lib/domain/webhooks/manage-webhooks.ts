import { type Activity, activityOf, type FieldChange } from "../activity/activity"
import type { Context } from "../context"
import { invalidFields, notFound, ServiceError } from "../errors"
import { visibleJobs } from "../jobs/visible-jobs"
import type { Received } from "../received"
import { say } from "@/lib/messages/message"
import { type AddressCheck, judgeWebhook, type WebhookChange } from "./judge-webhook"
import { type Webhook, webhookLimits } from "./webhook"
import { generateWebhookSecret } from "./webhook-secret"
import type { WebhookContent } from "./webhook-store"
import { mostJudgements } from "../jobs/overtaken"

const hour = 3_600_000

/** The employer's webhooks that the caller may know of, oldest first. */
export function listWebhooks(context: Context): Promise<Webhook[]> {
  return context.stores.webhooks.list(visibleJobs(context))
}

/** Throws `not_found`, also for another employer's webhook. */
export async function findWebhook(context: Context, id: number): Promise<Webhook> {
  const webhook = await context.stores.webhooks.find(visibleJobs(context), id)
  if (!webhook) throw notFound("webhook")
  return webhook
}

/**
 * Creates a webhook. `secret` is shown only once. Throws `validation_failed`, `webhook_limit` if the employer has
 * reached the limit, and `forbidden` if the caller would learn of jobs that it may not know of.
 */
export async function createWebhook(
  context: Context,
  sent: Received<WebhookChange>,
  { origin, checkAddress }: { origin: string; checkAddress: AddressCheck },
): Promise<{ webhook: Webhook; secret: string }> {
  const { stores, employer, actor, clock } = context
  // Comes before the address is looked up, which is no use for a caller who has reached the limit.
  const many = { confidential: true, employerId: employer.id }
  if ((await stores.webhooks.list(many)).length >= webhookLimits.each) throw limitReached()
  const { content, problems } = await judgeWebhook(context, sent, null, checkAddress)
  if (problems.list.length > 0) throw invalidFields(say("webhooks.notCreated"), problems.list)
  const secret = generateWebhookSecret()
  const { url, description, events, confidential } = content
  const made = { url, description, events, confidential, secret, origin }
  const webhook = await stores.webhooks.add(
    employer.id,
    { ...made, createdAt: clock.now(), createdBy: actor.name },
    webhookLimits.each,
    (id) =>
      activityOf(context, "webhook.created", { id, name: url }, [
        { field: "events", before: null, after: events },
        { field: "confidential", before: null, after: confidential },
      ]),
  )
  if (!webhook) throw limitReached()
  return { webhook, secret }
}

/** Changes what is sent of a webhook. Writes nothing if nothing changes. Throws as `createWebhook` does, and `not_found`. */
export async function changeWebhook(
  context: Context,
  id: number,
  sent: Received<WebhookChange>,
  { checkAddress }: { checkAddress: AddressCheck },
): Promise<Webhook> {
  for (let attempt = 1; attempt <= mostJudgements; attempt++) {
    const stored = await findWebhook(context, id)
    const { content, problems } = await judgeWebhook(context, sent, stored, checkAddress)
    if (problems.list.length > 0) throw invalidFields(say("webhooks.notChanged"), problems.list)
    const changes = differences(stored, content)
    if (changes.length === 0) return stored
    const activity = activityOf(context, "webhook.changed", { id, name: content.url }, changes)
    const options = { replacing: stored, activity, now: context.clock.now() }
    const saved = await context.stores.webhooks.save(content, options)
    if (saved) return saved
    await context.stores.jobs.giveWay(attempt)
  }
  throw new ServiceError("unavailable", say("webhooks.changedMeanwhile"))
}

/** Throws `not_found`. Its waiting deliveries are deleted with it. */
export async function deleteWebhook(context: Context, id: number): Promise<void> {
  const webhook = await findWebhook(context, id)
  const activity: Activity = activityOf(context, "webhook.deleted", { id, name: webhook.url })
  if (!(await context.stores.webhooks.remove(webhook, activity))) throw notFound("webhook")
}

/** Gives a webhook a new secret, shown only once; the current one also signs for another `overlapHours`. Throws `not_found`. */
export async function rotateWebhookSecret(
  context: Context,
  id: number,
  overlapHours: number,
): Promise<{ webhook: Webhook; secret: string }> {
  const { stores, clock } = context
  const stored = await findWebhook(context, id)
  const secret = generateWebhookSecret()
  const previousUntil = overlapHours === 0 ? null : new Date(clock.now().getTime() + overlapHours * hour)
  const activity = activityOf(context, "webhook.secret_rotated", { id, name: stored.url }, [
    { field: "previousSecretUntil", before: null, after: previousUntil?.toISOString() ?? null },
  ])
  const webhook = await stores.webhooks.rotate(stored, { secret, previousUntil }, activity)
  if (!webhook) throw notFound("webhook")
  return { webhook, secret }
}

function differences(stored: Webhook, content: WebhookContent): FieldChange[] {
  const fields = ["url", "description", "events", "confidential", "status"] as const
  return fields.flatMap((field) => {
    const [before, after] = [stored[field], content[field]]
    return String(before) === String(after) && (before === null) === (after === null)
      ? []
      : [{ field, before, after }]
  })
}

function limitReached(): ServiceError {
  return new ServiceError("webhook_limit", say("webhooks.limitReached", { most: webhookLimits.each }))
}
