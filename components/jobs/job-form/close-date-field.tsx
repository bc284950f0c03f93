"use client"

import { useEffect, useRef } from "react"
import { useController, useWatch } from "react-hook-form"
import { useToday } from "@/components/employer/use-today"
import { useDayWords } from "@/components/forms/use-day-words"
import { useMessages } from "@/components/messages/use-messages"
import { DateInput } from "@/components/ui/date-input"
import { Field } from "@/components/ui/field"
import { defaultOpenDays, type JobFields } from "@/lib/api/v1.1/job-form"
import { addDays } from "@/lib/calendar-date"
import { formatDay } from "@/lib/format/dates"
import { closesByDefault } from "./form-fields"
import { useFieldProps, useJobForm } from "./job-form-context"

/** Stands for a date that was only partly typed: the browser reveals nothing more about it, and it must not count as "none". */
const unfinished = "unfinished"

export function CloseDateField() {
  const { t } = useMessages()
  const { field } = useController<JobFields, "closeDate">({ name: "closeDate" })
  const input = useRef<HTMLInputElement>(null)
  const { value } = field

  // Setting a date field to half a date empties it, so the field keeps its own value unless ours is another day.
  useEffect(() => {
    if (input.current && value !== unfinished && input.current.value !== value) input.current.value = value
  }, [value])

  const read = ({ value: day, validity }: HTMLInputElement) =>
    field.onChange(validity.badInput ? unfinished : day)

  return (
    <Field
      label={t("jobFields.closeDate")}
      hint={useHint()}
      aside={useDayWords()(value)}
      {...useFieldProps("closeDate")}
    >
      <DateInput
        ref={input}
        name={field.name}
        defaultValue={value}
        onInput={(event) => read(event.currentTarget)}
        onBlur={(event) => {
          read(event.currentTarget)
          field.onBlur()
        }}
      />
    </Field>
  )
}

/** What the close date becomes if nobody chooses one, with the resulting day. */
function useHint(): string {
  const value = useWatch<JobFields, "closeDate">({ name: "closeDate" })
  const { job } = useJobForm()
  const today = useToday()
  const { t, locale } = useMessages()
  const published = job && job.status !== "draft"
  const byDefault = t("postingForm.daysAfterPublishing", { days: defaultOpenDays })
  if (value === "") {
    const day = formatDay(addDays(published ? job.publishDate : today, defaultOpenDays), locale)
    return published
      ? t("postingForm.leftEmpty", { byDefault, day })
      : t("postingForm.leftEmptyToday", { byDefault, day })
  }
  if (value < today && value !== unfinished)
    return published
      ? t("postingForm.dayPassedClosed")
      : t("postingForm.dayPassed", { day: formatDay(today, locale) })
  if (job && value === job.closeDate && closesByDefault(job))
    return published
      ? t("postingForm.isDefault", { byDefault })
      : t("postingForm.isDefaultMoves", { byDefault })
  return t("postingForm.lastDay")
}
