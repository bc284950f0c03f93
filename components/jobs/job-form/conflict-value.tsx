"use client"

import { useId } from "react"
import { useLocale } from "@/components/ui/use-locale"
import { routingByEmail } from "@/lib/api/v1.1/job-form"
import { formatDay } from "@/lib/format/dates"
import { formatPay } from "@/lib/format/money"
import { formatList } from "@/lib/format/plurals"
import { DescriptionView } from "../job-preview/description-view"
import { statusWords } from "../job-status"
import { useJobForm } from "./job-form-context"
import type { PartName, Version } from "./merge-changes"
import { postingOf } from "./posting-of"

export interface ConflictValueProps {
  /** Whose it is: "Before", "Mine", "Theirs". */
  heading: string
  part: PartName
  version: Version
}

/** What one side has a part of the posting say. */
export function ConflictValue({ heading, part, version }: ConflictValueProps) {
  const id = useId()
  const text = useWords(part, version)
  return (
    <div className="flex min-w-0 flex-col gap-1 rounded-md border px-3 py-2">
      <p id={id} className="text-xs font-medium text-muted-foreground">
        {heading}
      </p>
      {part === "description" && version.description ? (
        // Long ones scroll, by keyboard too.
        <div
          role="group"
          aria-labelledby={id}
          tabIndex={0}
          className="max-h-48 overflow-y-auto rounded-sm text-sm"
        >
          <DescriptionView html={version.description} />
        </div>
      ) : (
        <p className={text ? "text-sm wrap-anywhere" : "text-sm text-muted-foreground"}>{text || "None"}</p>
      )}
    </div>
  )
}

function useWords(part: PartName, version: Version): string {
  const { lists } = useJobForm()
  const locale = useLocale()
  const posting = postingOf(version, { employer: "", lists, publishDate: "2000-01-01" })
  const words: Record<PartName, () => string> = {
    title: () => posting.title,
    description: () => "",
    status: () => statusWords[version.status],
    closeDate: () => (version.closeDate ? formatDay(version.closeDate, locale) : "60 days after publishing"),
    locations: () => posting.places.join(" · "),
    categories: () => formatList(posting.categories),
    positionType: () => posting.positionType ?? "",
    salary: () => (posting.salary ? formatPay(posting.salary, { locale }) : ""),
    application: () =>
      `${version.applicantRoutingType.id === routingByEmail ? "E-mail" : "Web page"}: ${posting.applyAt}`,
    referenceId: () => version.referenceId,
    confidential: () => (version.confidential ? "Yes" : "No"),
    autoRefresh: () => (version.autoRefresh ? "On" : "Off"),
  }
  return words[part]()
}
