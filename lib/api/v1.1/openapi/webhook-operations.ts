import { idPath } from "../../id-path"
import { webhookChange } from "../webhook-change"
import {
  attemptAnswer,
  createdWebhookAnswer,
  deliveriesQuery,
  deliveryAnswer,
  deliveryPageAnswer,
  deliveryPath,
  recoveryAnswer,
  recoveryRequest,
  secretRotation,
  webhookAnswer,
  webhookListAnswer,
  webhookSecretAnswer,
} from "../webhooks"
import type { Operation } from "./operation"
import { attemptExample, deliveryExample, webhookExample, webhookSecretExample } from "./webhook-examples"

const scope =
  "The scope is `webhooks`, and a key without `confidential` finds no webhook that hears of confidential jobs."

/** The operations on addresses that are notified of changes (contract 3.5). */
export const webhookOperations = {
  "GET /webhooks": {
    id: "listWebhooks",
    tag: "Webhooks",
    summary: "List webhooks",
    description: `All of them, the oldest first. ${scope}`,
    access: "key",
    answers: {
      200: { description: "The webhooks.", schema: webhookListAnswer, example: { data: [webhookExample] } },
    },
    problems: [],
  },
  "POST /webhooks": {
    id: "createWebhook",
    tag: "Webhooks",
    summary: "Create a webhook",
    description: `Its address is called by POST, signed as Standard Webhooks 1.0 says, soon after each change. An answer of 2xx takes the event; otherwise it comes again after 5 s, 5 min, 30 min, 2 h, 5 h, 10 h, 14 h, 20 h and 24 h, or when \`Retry-After\` says. The address begins with https:// and leads to public addresses alone. Left out, \`events\` are all of them. The secret is shown only once. An employer can have at most 10 webhooks. ${scope}`,
    access: "key",
    body: {
      schema: webhookChange,
      name: "NewWebhook",
      needs: ["url"],
      examples: {
        "All events": { url: "https://hooks.example.com/openings" },
        "Some events": {
          url: "https://hooks.example.com/openings",
          description: "Careers site",
          events: ["job.published", "job.archived", "job.closed", "job.deleted"],
        },
      },
    },
    answers: {
      201: {
        description: "The webhook, with its secret.",
        schema: createdWebhookAnswer,
        headers: ["Location"],
        example: { ...webhookExample, secret: webhookSecretExample },
      },
    },
    problems: ["webhook_limit"],
  },
  "GET /webhooks/{id}": {
    id: "getWebhook",
    tag: "Webhooks",
    summary: "Get a webhook",
    description: `With its state and what came of the last attempt; without its secret. ${scope}`,
    access: "key",
    params: idPath,
    answers: { 200: { description: "The webhook.", schema: webhookAnswer, example: webhookExample } },
    problems: ["not_found"],
  },
  "PUT /webhooks/{id}": {
    id: "changeWebhook",
    tag: "Webhooks",
    summary: "Change a webhook",
    description:
      "Only what is sent changes. `paused` holds back what waits and stops new events; `enabled` lets what waited go, also of a webhook that the service disabled. `POST /webhooks/{id}/recover` sends what happened in the meantime. Turning `confidential` off removes the webhook's deliveries of confidential jobs.",
    access: "key",
    params: idPath,
    body: {
      schema: webhookChange,
      name: "WebhookChange",
      needs: [],
      examples: { Pause: { status: "paused" }, "Other events": { events: ["job.published"] } },
    },
    answers: {
      200: { description: "The webhook as it is now.", schema: webhookAnswer, example: webhookExample },
    },
    problems: ["not_found"],
  },
  "DELETE /webhooks/{id}": {
    id: "deleteWebhook",
    tag: "Webhooks",
    summary: "Delete a webhook",
    description: "Nothing more is sent to it, and its deliveries are gone.",
    access: "key",
    params: idPath,
    answers: { 204: { description: "It is gone." } },
    problems: ["not_found"],
  },
  "GET /webhooks/{id}/deliveries": {
    id: "listDeliveries",
    tag: "Webhooks",
    summary: "List deliveries",
    description:
      "What was and is to be sent, with every attempt, the latest event first; for 30 days. Send `cursor` back for earlier ones while `more` is true.",
    access: "key",
    params: idPath,
    query: deliveriesQuery,
    answers: {
      200: {
        description: "A part of the deliveries.",
        schema: deliveryPageAnswer,
        example: { data: [deliveryExample], cursor: "118", more: false },
      },
    },
    problems: ["not_found"],
  },
  "POST /webhooks/{id}/deliveries/{deliveryId}/resend": {
    id: "resendDelivery",
    tag: "Webhooks",
    summary: "Send a delivery again",
    description:
      "Resends the delivery at once, whatever its status, and retries it like a new one. The `webhook-id` stays the same. While the webhook isn't enabled, the delivery waits.",
    access: "key",
    params: deliveryPath,
    answers: {
      200: { description: "The delivery as it waits.", schema: deliveryAnswer, example: deliveryExample },
    },
    problems: ["not_found"],
  },
  "POST /webhooks/{id}/recover": {
    id: "recoverDeliveries",
    tag: "Webhooks",
    summary: "Send again what was missed",
    description:
      "Every event since `since` that was given up, or that was never sent because the webhook was paused, disabled or not there yet; what waits for its next attempt is sent at once. Events are kept for 30 days, from the employer's first webhook on.",
    access: "key",
    params: idPath,
    body: {
      schema: recoveryRequest,
      name: "Recovery",
      needs: ["since"],
      examples: { "Since a time": { since: "2026-11-03T00:00:00Z" } },
    },
    answers: {
      200: { description: "How much is sent again.", schema: recoveryAnswer, example: { count: 12 } },
    },
    problems: ["not_found"],
  },
  "POST /webhooks/{id}/test": {
    id: "testWebhook",
    tag: "Webhooks",
    summary: "Test a webhook",
    description:
      "Sends an event of the type `webhook.test` with empty `data` at once, also while the webhook is paused, and answers what came back. It is tried once, and nothing of it is kept.",
    access: "key",
    params: idPath,
    answers: {
      200: { description: "What came back.", schema: attemptAnswer, example: attemptExample },
    },
    problems: ["not_found"],
  },
  "POST /webhooks/{id}/secret": {
    id: "rotateWebhookSecret",
    tag: "Webhooks",
    summary: "Rotate a secret",
    description:
      "Answers a new secret, shown only once. For `overlapHours` (24 if left out, at most 168), deliveries are signed with the old one as well. A webhook has at most two secrets: a second rotation meanwhile ends the one before.",
    access: "key",
    params: idPath,
    body: {
      schema: secretRotation,
      name: "SecretRotation",
      needs: [],
      examples: { "A day to change over": {}, "At once": { overlapHours: 0 } },
    },
    answers: {
      200: {
        description: "The new secret.",
        schema: webhookSecretAnswer,
        example: { secret: webhookSecretExample, previousSecretUntil: "2026-11-05T15:20:11.402Z" },
      },
    },
    problems: ["not_found"],
  },
} as const satisfies Record<string, Operation>
