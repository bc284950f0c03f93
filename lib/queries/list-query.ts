import type { JobListRequest } from "@/lib/api/dashboard/job-list"
import { addDays } from "@/lib/calendar-date"

/** A posting closes soon from this many days before its close date. */
export const soonDays = 7

/** What the list asks the API for on the employer's day `today`; `filters` are also those of its counts by status. */
export function sentRequest(
  { status, sort, page, pageSize, closes, ...request }: JobListRequest,
  today: string,
) {
  const { closesAfter, closesBefore } = request
  const filters = {
    ...request,
    closesAfter: closes === "soon" ? today : closesAfter,
    closesBefore:
      closes === "soon" ? addDays(today, soonDays) : closes === "past" ? addDays(today, -1) : closesBefore,
  }
  return { filters, query: { ...filters, status, sort, page, pageSize } }
}

export type SentFilters = Partial<ReturnType<typeof sentRequest>["filters"]>
