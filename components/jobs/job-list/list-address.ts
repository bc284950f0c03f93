import type { AddressState } from "@/components/layout/use-address-state"
import { readListAddress, writeListAddress } from "@/lib/api/dashboard/list-address"
import type { JobListRequest } from "@/lib/queries/jobs"

export { noListFilters, pageSizes, setFilters, usualOrder } from "@/lib/api/dashboard/list-address"

/** The state of the list that its URL holds. */
export const listAddress: AddressState<JobListRequest> = {
  path: "/jobs",
  read: readListAddress,
  write: writeListAddress,
}
