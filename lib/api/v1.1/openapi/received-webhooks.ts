import { componentPath } from "./json-schema"
import { deliveryExample } from "./webhook-examples"

const { id: webhookId, ...eventExample } = deliveryExample.event

const header = (name: string, description: string, example: string) => ({
  name,
  in: "header",
  required: true,
  description,
  schema: { type: "string" },
  example,
})

const receive = {
  tags: ["Webhooks"],
  // Receivers identify the sender by the signature instead.
  security: [],
  parameters: [
    header("webhook-id", "The same on every attempt, so that you can recognize repeats.", webhookId),
    header("webhook-timestamp", "When it was sent, in seconds since 1970.", "1793805611"),
    header(
      "webhook-signature",
      "`v1,` and the signature (HMAC-SHA256, in base64) of `webhook-id.webhook-timestamp.body` with the webhook's secret, as in Standard Webhooks 1.0. While an old secret is also valid, there are two, separated by a space.",
      "v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=",
    ),
  ],
  responses: {
    "2XX": {
      description: "The event was accepted. The response body is kept with the delivery, up to 1 kB.",
    },
    "410": { description: "No more events are wanted: the webhook is disabled at once." },
    default: {
      description: "The event was not accepted, and is sent again later; `Retry-After` is honoured.",
    },
  },
}

/** The requests that a webhook's address receives (contract 3.5). */
export const receivedWebhooks = {
  jobEvent: {
    post: {
      ...receive,
      operationId: "receiveJobEvent",
      summary: "A job changed",
      description:
        "Says only that a job changed: read the job at `href`. Every event is sent at least once, in any order; `data.version` increases with every change to a job.",
      requestBody: body("WebhookEvent", eventExample),
    },
  },
  test: {
    post: {
      ...receive,
      operationId: "receiveWebhookTest",
      summary: "A test was requested",
      description: "What `POST /webhooks/{id}/test` sends, once.",
      requestBody: body("WebhookTest", {
        type: "webhook.test",
        timestamp: "2026-11-04T15:20:11.402Z",
        data: {},
      }),
    },
  },
}

function body(schema: string, example: unknown) {
  return {
    required: true,
    content: { "application/json": { schema: { $ref: componentPath(schema) }, example } },
  }
}
