import { idPath } from "../../id-path"
import { webhookChange } from "../webhook-change"
import {
  attemptAnswer,
  deliveriesQuery,
  deliveryAnswer,
  deliveryPageAnswer,
  deliveryPath,
} from "../deliveries"
import {
  createdWebhookAnswer,
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
  "The scope is `webhooks`, and a key without `confidential` doesn't find webhooks that receive events about confidential jobs."

/** The operations on addresses that are notified of changes (contract 3.5). */
export const webhookOperations = {
  "GET /webhooks": {
    id: "listWebhooks",
    tag: "Webhooks",
    summary: "List webhooks",
    description: `All webhooks, oldest first. ${scope}`,
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
    description: `Soon after each change, its URL receives a POST, signed as in Standard Webhooks 1.0. A 2xx response accepts the event; otherwise it is sent again after 5 s, 5 min, 30 min, 2 h, 5 h, 10 h, 14 h, 20 h and 24 h, or when \`Retry-After\` says. The URL begins with https:// and leads to public addresses only. If \`events\` is left out, the webhook receives all of them. The secret is shown only once. An employer can have at most 10 webhooks. ${scope}`,
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
    description: `With its status and the result of the last attempt, but without its secret. ${scope}`,
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
      "Changes only what is sent. `paused` holds back waiting deliveries and stops new events; `enabled` sends what was waiting, even if the service had disabled the webhook. `POST /webhooks/{id}/recover` sends what happened in the meantime. Turning `confidential` off removes the webhook's deliveries of confidential jobs.",
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
    description: "Nothing more is sent to it, and its deliveries are deleted.",
    access: "key",
    params: idPath,
    answers: { 204: { description: "The webhook is deleted." } },
    problems: ["not_found"],
  },
  "GET /webhooks/{id}/deliveries": {
    id: "listDeliveries",
    tag: "Webhooks",
    summary: "List deliveries",
    description:
      "What was sent and what is still to be sent, with the attempts, latest event first, for 30 days. While `more` is true, send `cursor` back to get earlier deliveries.",
    access: "key",
    params: idPath,
    query: deliveriesQuery,
    answers: {
      200: {
        description: "A page of deliveries.",
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
      200: {
        description: "The delivery, waiting to be sent.",
        schema: deliveryAnswer,
        example: deliveryExample,
      },
    },
    problems: ["not_found"],
  },
  "POST /webhooks/{id}/recover": {
    id: "recoverDeliveries",
    tag: "Webhooks",
    summary: "Resend what was missed",
    description:
      "Sends every event since `since` that was given up, or that was never sent because the webhook was paused, disabled or not yet created. Deliveries that are waiting for their next attempt are sent at once. Events are kept for 30 days, starting with the employer's first webhook.",
    access: "key",
    params: idPath,
    body: {
      schema: recoveryRequest,
      name: "Recovery",
      needs: ["since"],
      examples: { "Since a time": { since: "2026-11-03T00:00:00Z" } },
    },
    answers: {
      200: {
        description: "How many events will be sent again.",
        schema: recoveryAnswer,
        example: { count: 12 },
      },
    },
    problems: ["not_found"],
  },
  "POST /webhooks/{id}/test": {
    id: "testWebhook",
    tag: "Webhooks",
    summary: "Test a webhook",
    description:
      "Sends an event of the type `webhook.test` with empty `data` at once, even while the webhook is paused, and returns what came back. It is tried once, and nothing about it is kept.",
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
      "Returns a new secret, shown only once. For `overlapHours` (24 if left out, at most 168), deliveries are also signed with the old one. A webhook has at most two secrets: if you rotate again during that time, the oldest one stops working.",
    access: "key",
    params: idPath,
    body: {
      schema: secretRotation,
      name: "SecretRotation",
      optional: true,
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
