import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query"
import type { AttemptAnswer, DeliveryAnswer } from "@/lib/api/v1.1/deliveries"
import type { WebhookAnswer } from "@/lib/api/v1.1/webhooks"
import { type AnswerTo, callApi } from "./api-client"

export type { AttemptAnswer, DeliveryAnswer, WebhookAnswer }

/** What a person enters for a webhook. */
export type WebhookBody = {
  url?: string | undefined
  description?: string | null | undefined
  events?: WebhookAnswer["events"] | undefined
  confidential?: boolean | undefined
  status?: WebhookAnswer["status"] | undefined
}

/** A newly created secret, with its webhook as it was before. */
export type MadeSecret = {
  webhook: WebhookAnswer
  secret: string
  rotated: AnswerTo<"POST /api/v1.1/webhooks/{id}/secret"> | null
}

const [soon, late] = [3_000, 15_000]

/** The employer's webhooks. Refetched from time to time, so that their state shows while the page is open. */
export const webhooksQuery = queryOptions({
  queryKey: ["webhooks", "list"],
  queryFn: ({ signal }) => callApi("GET /api/v1.1/webhooks", { signal }),
  refetchInterval: late,
})

export function webhookQuery(id: number) {
  return queryOptions({
    queryKey: ["webhooks", "one", id],
    queryFn: ({ signal }) => callApi("GET /api/v1.1/webhooks/{id}", { params: { id }, signal }),
    refetchInterval: late,
  })
}

/** The filter and position in a list of deliveries, as in the address; empty matches everything, from the latest on. */
export type DeliveryListRequest = { status: string; cursor: string }

/** A page of deliveries. It is refetched more often while any of them is waiting. */
export function webhookDeliveriesQuery(id: number, request: DeliveryListRequest) {
  const query = Object.fromEntries(Object.entries(request).filter(([, value]) => value !== ""))
  return queryOptions({
    queryKey: ["webhooks", "deliveries", id, request],
    queryFn: ({ signal }) =>
      // The address may contain anything; the API reports what is wrong with it.
      callApi("GET /api/v1.1/webhooks/{id}/deliveries", { params: { id }, query: query as object, signal }),
    placeholderData: (before, query) => (query?.queryKey[2] === id ? before : undefined),
    refetchInterval: ({ state: { data } }) =>
      data?.data.some(({ status }) => status === "pending") ? soon : request.cursor ? false : late,
  })
}

/** One delivery, followed while it waits. */
export function deliveryQuery(id: number, deliveryId: number) {
  return queryOptions({
    queryKey: ["webhooks", "delivery", id, deliveryId],
    queryFn: ({ signal }) =>
      callApi("GET /api/dashboard/webhooks/{id}/deliveries/{deliveryId}", {
        params: { id, deliveryId },
        signal,
      }),
    refetchInterval: ({ state: { data } }) => (data?.status === "pending" ? soon : false),
  })
}

function useWebhooksRefreshed() {
  const client = useQueryClient()
  return { onSettled: () => client.invalidateQueries({ queryKey: ["webhooks"] }) }
}

/** A secret has to be forgotten as soon as nothing shows it. */
const forgetful = { gcTime: 0 }

export function useCreateWebhook() {
  return useMutation({
    mutationFn: async (body: WebhookBody): Promise<MadeSecret> => {
      const { secret, ...webhook } = await callApi("POST /api/v1.1/webhooks", { body })
      return { webhook, secret, rotated: null }
    },
    ...forgetful,
    ...useWebhooksRefreshed(),
  })
}

export function useRotateWebhookSecret() {
  return useMutation({
    mutationFn: async ({ webhook, overlapHours }: { webhook: WebhookAnswer; overlapHours: number }) => {
      const rotated = await callApi("POST /api/v1.1/webhooks/{id}/secret", {
        params: { id: webhook.id },
        body: { overlapHours },
      })
      return { webhook, secret: rotated.secret, rotated } satisfies MadeSecret
    },
    ...forgetful,
    ...useWebhooksRefreshed(),
  })
}

/** Changes what is sent of a webhook. */
export function useChangeWebhook() {
  return useMutation({
    mutationFn: ({ id, ...body }: WebhookBody & { id: number }) =>
      callApi("PUT /api/v1.1/webhooks/{id}", { params: { id }, body }),
    ...useWebhooksRefreshed(),
  })
}

export function useDeleteWebhook() {
  return useMutation({
    mutationFn: (id: number) => callApi("DELETE /api/v1.1/webhooks/{id}", { params: { id } }),
    ...useWebhooksRefreshed(),
  })
}

/** Calls a webhook at once and returns the attempt. */
export function useTestWebhook() {
  return useMutation({
    mutationFn: (id: number) => callApi("POST /api/v1.1/webhooks/{id}/test", { params: { id } }),
  })
}

export function useResendDelivery() {
  return useMutation({
    mutationFn: (params: { id: number; deliveryId: number }) =>
      callApi("POST /api/v1.1/webhooks/{id}/deliveries/{deliveryId}/resend", { params }),
    ...useWebhooksRefreshed(),
  })
}

/** Sends a webhook everything again that it missed since the instant `since`. */
export function useRecoverDeliveries() {
  return useMutation({
    mutationFn: ({ id, since }: { id: number; since: string }) =>
      callApi("POST /api/v1.1/webhooks/{id}/recover", { params: { id }, body: { since: new Date(since) } }),
    ...useWebhooksRefreshed(),
  })
}
