import type { JobFields } from "@/lib/api/v1.1/job-form"
import type { JobToCheck } from "@/lib/api/v1.1/live-check"
import type { JobAnswer } from "@/lib/queries/jobs"

/** The form's fields as the posting check reads them; an amount that can't be parsed yet counts as none. */
export function checkedFields(
  fields: JobFields,
  stored: JobAnswer | null,
  employer: { name: string },
): JobToCheck {
  const { amount, maxAmount, period, plusCommission } = fields.salary
  return {
    title: fields.title,
    description: fields.description,
    locations: fields.locations,
    categories: fields.categories,
    positionType: fields.positionType,
    status: stored?.status ?? "draft",
    closeDate: fields.closeDate || null,
    confidential: fields.confidential,
    autoRefresh: fields.autoRefresh,
    referenceId: fields.referenceId.trim() || null,
    employer,
    salary: {
      amount: typeof amount === "number" ? amount : null,
      maxAmount: typeof maxAmount === "number" ? maxAmount : null,
      period,
      plusCommission,
    },
  }
}

/** Whether there is anything to check: an empty form has no findings. */
export function isBegun({ title, description }: JobFields): boolean {
  return title.trim() !== "" || description !== ""
}
