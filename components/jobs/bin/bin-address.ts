import type { AddressState } from "@/components/layout/use-address-state"
import type { BinRequest } from "@/lib/queries/bin"

/** The state of the bin that its URL holds. */
export const binAddress: AddressState<BinRequest> = {
  path: "/jobs/deleted",
  read(parameters) {
    const page = Number(parameters.get("page"))
    return {
      q: [...(parameters.get("q") ?? "").trim()].slice(0, 256).join(""),
      page: Number.isInteger(page) && page >= 1 && page < 1_000_000 ? page : 1,
    }
  },
  write({ q, page }) {
    const parameters = new URLSearchParams()
    if (q) parameters.set("q", q)
    if (page > 1) parameters.set("page", String(page))
    return parameters
  },
}
