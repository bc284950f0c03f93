import type { AddressState } from "@/components/layout/use-address-state"

/** What the address of the page says: the status that is shown, where the page begins, and the delivery that is looked at. */
export type ShownDeliveries = { status: string; cursor: string; delivery: string }

export const allDeliveries: ShownDeliveries = { status: "", cursor: "", delivery: "" }

const forms = { status: /^(pending|delivered|failed)$/, cursor: /^\d{1,10}$/, delivery: /^\d{1,10}$/ }
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
