"use client"

import { useMessages } from "@/components/messages/use-messages"
import { defaultOpenDays, routingByEmail } from "@/lib/api/v1.1/job-form"
import { formatDay } from "@/lib/format/dates"
import { formatList } from "@/lib/format/lists"
import { fieldParts } from "../differences/job-field-words"
import { payWords } from "@/lib/format/pay-words"
import { useJobForm } from "./job-form-context"
import type { PartName, Version } from "./merge-changes"
import { postingOfForm } from "../job-preview/posting"

export interface ConflictValueProps {
  /** Which version it is: "Before", "Mine", "Theirs". */
  heading: string
  part: PartName
  version: Version
}

/** One side's value of a part of the posting. */
export function ConflictValue({ heading, part, version }: ConflictValueProps) {
  const { t } = useMessages()
  const text = useWords(part, version)
  return (
    <div className="flex min-w-0 flex-col gap-1 rounded-md border px-3 py-2">
      <p className="text-xs font-medium text-muted-foreground">{heading}</p>
      <p className={text ? "text-sm wrap-anywhere" : "text-sm text-muted-foreground"}>
        {text || t("posting.none")}
      </p>
    </div>
  )
}

function useWords(part: PartName, version: Version): string {
  const { lists } = useJobForm()
  const words = useMessages()
  const { t, locale } = words
  const posting = postingOfForm(version, { employer: "", lists, publishDate: "2000-01-01" })
  switch (part) {
    case "description":
      return ""
    case "closeDate":
      return version.closeDate
        ? formatDay(version.closeDate, locale)
        : t("postingForm.daysAfterPublishing", { days: defaultOpenDays })
    case "categories":
      return formatList(posting.categories, locale)
    case "positionType":
      return posting.positionType ?? ""
    case "salary":
      return posting.salary ? payWords(posting.salary, words) : ""
    case "application":
      return version.applicantRoutingType.id === routingByEmail
        ? t("postingForm.byEmailTo", { address: posting.applyAt })
        : t("postingForm.onPageAt", { address: posting.applyAt })
    default:
      return fieldParts(part, version[part], words).join(" · ")
  }
}
