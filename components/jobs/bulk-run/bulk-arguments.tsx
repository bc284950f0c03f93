"use client"

import type { RefObject } from "react"
import { useDayWords } from "@/components/forms/use-day-words"
import { useMessages } from "@/components/messages/use-messages"
import { DateInput } from "@/components/ui/date-input"
import { Field } from "@/components/ui/field"
import { Input } from "@/components/ui/input"
import { NativeSelect } from "@/components/ui/native-select"
import { mostExtendedDays } from "@/lib/api/dashboard/bulk-limits"
import { useReferenceLists } from "@/lib/queries/reference-data"
import type { BulkRunRequest } from "@/lib/queries/bulk-runs"
import { spokenCategories } from "../spoken-categories"
import type { BulkKind } from "./bulk-asked"

export interface BulkArgumentsProps {
  kind: BulkKind
  /** As it was typed or chosen. */
  value: string
  error: string | undefined
  inputRef: RefObject<HTMLElement | null>
  onChange: (value: string) => void
}

/** The one argument that an action takes. */
export function BulkArguments({ kind, value, error, inputRef, onChange }: BulkArgumentsProps) {
  const words = useMessages()
  const { t } = words
  const dayWords = useDayWords()
  const { data: lists } = useReferenceLists(null)
  const control = {
    value,
    ref: inputRef as RefObject<never>,
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
  }
  const field = { error, required: true }
  switch (kind) {
    case "closeDate":
      return (
        <Field {...field} label={t("listFilters.closeDate")} aside={dayWords(value)}>
          <DateInput {...control} />
        </Field>
      )
    case "extend":
      return (
        <Field
          {...field}
          label={t("bulkPage.days")}
          hint={t("bulkPage.daysHint", { most: mostExtendedDays })}
        >
          <Input {...control} inputMode="numeric" autoComplete="off" className="max-w-32" />
        </Field>
      )
    case "autoRefresh":
      return (
        <Field {...field} label={t("bulkPage.autoRefreshIs")}>
          <NativeSelect {...control}>
            <option value="true">{t("bulkPage.on")}</option>
            <option value="false">{t("bulkPage.off")}</option>
          </NativeSelect>
        </Field>
      )
    case "addCategory":
    case "removeCategory":
      return (
        <Field {...field} label={t("bulkPage.category")}>
          <NativeSelect {...control}>
            <option value="">{t("bulkPage.chooseCategory")}</option>
            {spokenCategories(lists?.categories, words).map((category) => (
              <option key={category.id} value={category.id}>
                {category.name}
              </option>
            ))}
          </NativeSelect>
        </Field>
      )
    case "email":
      return (
        <Field {...field} label={t("bulkPage.newEmail")} hint={t("bulkPage.emailHint")}>
          <Input {...control} type="email" autoComplete="off" />
        </Field>
      )
    case "url":
      return (
        <Field {...field} label={t("bulkPage.newUrl")} hint={t("bulkPage.urlHint")}>
          <Input {...control} type="url" inputMode="url" autoComplete="off" />
        </Field>
      )
    default:
      return null
  }
}

/** Whether the action takes no argument. */
export function needsNothing(kind: BulkKind): boolean {
  return kind === "publish" || kind === "archive" || kind === "delete"
}

/** The action with its argument, as far as that can be parsed; the service reports what is wrong with it. */
export function deedWith(kind: BulkKind, value: string, despiteErrors: boolean): BulkRunRequest["deed"] {
  const text = value.trim()
  switch (kind) {
    case "publish":
      return { kind, despiteErrors, ...(text && { date: text }) }
    case "closeDate":
      return { kind, date: text }
    case "extend":
      return { kind, days: /^\d{1,9}$/.test(text) ? Number(text) : 0 }
    case "autoRefresh":
      return { kind, on: text === "true" }
    case "addCategory":
    case "removeCategory":
      return text === "" ? { kind } : { kind, categoryId: Number(text) }
    case "email":
      return { kind, email: text }
    case "url":
      return { kind, url: text }
    default:
      return { kind }
  }
}
