import {
  type FormCircumstances,
  formProblems,
  type JobFields,
  jobLimits,
  publishDateOf,
} from "@/lib/api/v1.1/job-form"
import { readAmount } from "@/lib/format/amounts"
import { formatDay } from "@/lib/format/dates"
import type { Message } from "@/lib/messages/message"
import type { FieldRefusal } from "@/lib/queries/api-error"

type Circumstances = FormCircumstances & { locale: string }

/** Everything that keeps the form from being saved, in words that fit a form. */
export function judgeForm(
  fields: JobFields,
  circumstances: Circumstances,
  textOf: (message: Message) => string,
): FieldRefusal[] {
  const own = [...unclearAmounts(fields, circumstances.locale), ...leftTyped(fields)]
  const others = formProblems(fields, circumstances)
    .filter(({ field }) => !own.some((problem) => problem.field === field))
    .map((problem) => ({ ...problem, message: textOf(problem.message) }))
    .map((problem) => ({ ...problem, message: dateWords(problem, circumstances) ?? problem.message }))
  return [...own, ...others]
}

function unclearAmounts({ salary }: JobFields, locale: string): FieldRefusal[] {
  return (["amount", "maxAmount"] as const).flatMap((name) => {
    const typed = salary[name]
    if (typeof typed !== "string") return []
    const read = readAmount(typed, locale)
    const message = "unclear" in read ? read.unclear : "Enter the amount again."
    return { field: `salary.${name}`, code: "unclear", message }
  })
}

function leftTyped({ typed, locations, categories }: JobFields): FieldRefusal[] {
  const problems: FieldRefusal[] = []
  const leave = (field: "locations" | "categories", full: boolean, most: string, advice: string) => {
    const text = typed[field].trim()
    if (text === "") return
    const message = full
      ? `${most} are the most. Clear “${text}”, or remove one of them.`
      : `“${text}” is not chosen yet. ${advice}`
    problems.push({ field, code: "not_chosen", message })
  }
  leave(
    "locations",
    locations.length >= jobLimits.locations,
    `${jobLimits.locations} places`,
    "Choose a place from the list, or write it as “Name, XX” with the province’s code.",
  )
  leave(
    "categories",
    categories.length >= jobLimits.categories,
    `${jobLimits.categories} categories`,
    "Choose a category from the list, or clear the text.",
  )
  return problems
}

function dateWords(
  { field, code }: FieldRefusal,
  { locale, today, stored, status }: Circumstances,
): string | null {
  if (field !== "closeDate") return null
  if (code === "invalid_date")
    return "The close date is not complete. Enter its day, month and year, or clear it."
  if (code !== "too_early") return null
  const published = publishDateOf(stored, status, today)
  const day = formatDay(published, locale)
  if (!stored || published === today) return `The close date cannot be before today, ${day}.`
  if (stored.status === "draft")
    return `The close date cannot be before ${day}, the day this draft was begun.`
  return `The close date cannot be before ${day}, the day the posting was published.`
}
