import type { AddressState } from "@/components/layout/use-address-state"

/** The state that the page's URL holds: the status shown, where the page begins, and the open delivery. */
export type ShownDeliveries = { status: string; cursor: string; delivery: string }

export const allDeliveries: ShownDeliveries = { status: "", cursor: "", delivery: "" }

const forms = { status: /^(pending|delivered|failed)$/, cursor: /^[\w-]{1,200}$/, delivery: /^\d{1,10}$/ }
const names = ["status", "cursor", "delivery"] as const

export function deliveriesAddress(webhookId: number): AddressState<ShownDeliveries> {
  return {
    path: `/settings/webhooks/${webhookId}`,
    read: (parameters) =>
      Object.fromEntries(
        names.map((name) => {
          const value = parameters.get(name)?.trim() ?? ""
          return [name, forms[name].test(value) ? value : ""]
        }),
      ) as ShownDeliveries,
    write: (shown) =>
      new URLSearchParams(names.flatMap((name) => (shown[name] ? [[name, shown[name]]] : []))),
  }
}
