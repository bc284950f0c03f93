import type { Words } from "@/components/messages/words"
import {
  defaultOpenDays,
  type FormCircumstances,
  formProblems,
  type JobFields,
  jobLimits,
  publishDateOf,
} from "@/lib/api/v1.1/job-form"
import { addDays } from "@/lib/calendar-date"
import { readAmount } from "@/lib/format/amounts"
import { formatDay } from "@/lib/format/dates"
import type { FieldRefusal } from "@/lib/queries/api-error"

/** Everything that keeps the form from being saved, in words that fit a form. */
export function judgeForm(fields: JobFields, circumstances: FormCircumstances, words: Words): FieldRefusal[] {
  const own = [
    ...unclearAmounts(fields, words),
    ...leftTyped(fields, words),
    ...closedFromTheStart(fields, circumstances, words),
  ]
  const others = formProblems(fields, circumstances)
    .filter(({ field }) => !own.some((problem) => problem.field === field))
    .map((problem) => ({ ...problem, message: words.textOf(problem.message) }))
    .map((problem) => ({ ...problem, message: dateWords(problem, circumstances, words) ?? problem.message }))
  return [...own, ...others]
}

function unclearAmounts({ salary }: JobFields, { locale, t, textOf }: Words): FieldRefusal[] {
  return (["amount", "maxAmount"] as const).flatMap((name) => {
    const typed = salary[name]
    if (typeof typed !== "string") return []
    const read = readAmount(typed, locale)
    const message = "unclear" in read ? textOf(read.unclear) : t("pay.enterAgain")
    return { field: `salary.${name}`, code: "unclear", message }
  })
}

function leftTyped({ typed, locations, categories }: JobFields, { t }: Words): FieldRefusal[] {
  const problems: FieldRefusal[] = []
  const places = typed.locations.trim()
  if (places !== "") {
    const most = jobLimits.locations
    const message =
      locations.length >= most
        ? t("postingForm.mostPlaces", { most, text: places })
        : t("postingForm.placeNotChosen", { text: places })
    problems.push({ field: "locations", code: "not_chosen", message })
  }
  const named = typed.categories.trim()
  if (named !== "") {
    const most = jobLimits.categories
    const message =
      categories.length >= most
        ? t("postingForm.mostCategories", { most, text: named })
        : t("postingForm.categoryNotChosen", { text: named })
    problems.push({ field: "categories", code: "not_chosen", message })
  }
  return problems
}

/** The API allows it, but nobody publishes an archived posting in order to leave it closed. */
function closedFromTheStart(
  { closeDate }: JobFields,
  { today, stored, status }: FormCircumstances,
  { t }: Words,
): FieldRefusal[] {
  if (status !== "active" || stored?.status !== "archived") return []
  const day = closeDate === "" ? addDays(stored.publishDate, defaultOpenDays) : closeDate
  if (day >= today) return []
  return [{ field: "closeDate", code: "too_early", message: t("publishing.dayPassed") }]
}

function dateWords(
  { field, code }: FieldRefusal,
  { today, stored, status }: FormCircumstances,
  { t, locale }: Words,
): string | null {
  if (field !== "closeDate") return null
  if (code === "invalid_date") return t("postingForm.dateIncomplete")
  if (code !== "too_early") return null
  const published = publishDateOf(stored, status, today)
  const day = formatDay(published, locale)
  if (!stored || published === today) return t("postingForm.beforeToday", { day })
  return stored.status === "draft"
    ? t("postingForm.beforeDraft", { day })
    : t("postingForm.beforePublishing", { day })
}
