import type { AddressState } from "@/components/layout/use-address-state"
import { activityFilters, type ActivityFilters, filterQuery } from "@/lib/queries/activity"

/** The filters of the activity that its URL holds. */
export const activityAddress: AddressState<ActivityFilters> = {
  path: "/settings/activity",
  read: (parameters) =>
    Object.fromEntries(
      activityFilters.map((name) => [name, parameters.get(name)?.trim() ?? ""]),
    ) as ActivityFilters,
  write: filterQuery,
}

export const noFilters = Object.fromEntries(activityFilters.map((name) => [name, ""])) as ActivityFilters

/** Whether any filter is set. */
export function narrowsActivity(filters: ActivityFilters): boolean {
  return Object.values(filters).some((value) => value !== "")
}
