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
    header("webhook-id", "The same at every attempt: by it repeats are known.", webhookId),
    header("webhook-timestamp", "When it was sent, in seconds since 1970.", "1793805611"),
    header(
      "webhook-signature",
      "`v1,` and the signature (HMAC-SHA256, in base64) of `webhook-id.webhook-timestamp.body` by the webhook's secret, as Standard Webhooks 1.0 has it. While an old secret is good as well, two with a space between.",
      "v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=",
    ),
  ],
  responses: {
    "2XX": { description: "It was taken. The body is kept with the delivery, up to 1 kB." },
    "410": { description: "Nothing more is wanted here: the webhook is disabled at once." },
    default: { description: "It was not taken, and comes again later; `Retry-After` is honoured." },
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
        "Tells that a job changed, and no more than that: read it at `href`. Every event comes at least once, in any order; `data.version` rises with every change of a job.",
      requestBody: body("WebhookEvent", eventExample),
    },
  },
  test: {
    post: {
      ...receive,
      operationId: "receiveWebhookTest",
      summary: "A test was asked for",
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
