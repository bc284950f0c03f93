"use client"

import { ChevronDown, Download } from "lucide-react"
import { useState } from "react"
import { useToday } from "@/components/employer/use-today"
import { useDayWords } from "@/components/forms/use-day-words"
import { useMessages } from "@/components/messages/use-messages"
import { Button } from "@/components/ui/button"
import { DateInput } from "@/components/ui/date-input"
import { Dialog, DialogClose } from "@/components/ui/dialog"
import { Field } from "@/components/ui/field"
import { NativeSelect } from "@/components/ui/native-select"
import type { JobListFilters } from "@/lib/api/dashboard/job-list"
import { startOfDayIn } from "@/lib/format/start-of-day"
import { fileQuery } from "@/lib/queries/imports"
import { soonDays } from "@/lib/queries/list-query"
import { useReferenceLists } from "@/lib/queries/reference-data"
import { useMe } from "@/lib/queries/session"
import type { JobListRequest } from "@/lib/queries/jobs"
import { ExportMenu } from "../export-menu"
import { spokenCategories } from "../spoken-categories"
import { ActorFilter } from "./actor-filter"
import { noListFilters, setFilters, usualOrder } from "./list-address"
import { PlaceFilter } from "./place-filter"
import { SortSelect } from "./sort-select"
import { useListAhead } from "./use-list-ahead"

export interface FilterDialogProps {
  request: JobListRequest
  open: boolean
  onClose: () => void
  show: (change: Partial<JobListRequest>) => void
}

/** All that the list can be filtered by, and its order. It starts with what is set. */
export function FilterDialog({ open, ...props }: FilterDialogProps) {
  return open ? <OpenFilterDialog {...props} /> : null
}

function OpenFilterDialog({ request, onClose, show }: Omit<FilterDialogProps, "open">) {
  const words = useMessages()
  const { t, nameOf } = words
  const dayWords = useDayWords()
  const { employer } = useMe()
  const { timeZone } = employer
  const today = useToday()
  const { data: lists } = useReferenceLists(null)
  const [chosen, setChosen] = useState<JobListFilters & { sort: string | null }>(() => ({
    ...noListFilters,
    ...Object.fromEntries(setFilters(request).map((name) => [name, request[name]])),
    sort: request.sort,
  }))
  const [ownDays, setOwnDays] = useState(Boolean(request.closesAfter ?? request.closesBefore))
  // The URL leaves out the usual order.
  const sort = chosen.sort === usualOrder ? null : chosen.sort
  useListAhead({ ...request, page: 1, ...chosen, sort })
  const change = (changed: Partial<typeof chosen>) => setChosen((before) => ({ ...before, ...changed }))

  /** A select in which one option, or all of them, can be chosen. */
  const choice = (
    name: keyof JobListFilters,
    options: readonly (readonly [value: string, label: string])[],
  ) => (
    <NativeSelect
      value={chosen[name] ?? ""}
      onChange={({ target }) => change({ [name]: target.value || null })}
    >
      <option value="">{t("listFilters.any")}</option>
      {options.map(([value, label]) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </NativeSelect>
  )
  const day = (name: "closesAfter" | "closesBefore") => (
    <DateInput
      value={chosen[name] ?? ""}
      onChange={({ target }) => change({ [name]: target.value || null })}
    />
  )
  const { closesAfter, closesBefore } = chosen
  const areReversed = Boolean(closesAfter && closesBefore && closesBefore < closesAfter)
  const updatedSince = chosen.updatedSince?.slice(0, 10) ?? ""
  const records = (all: { id: number; name: string }[] = []) =>
    all.map(({ id, name }) => [String(id), nameOf(name)] as const)

  function chooseCloses(value: string) {
    setOwnDays(value === "days")
    const closes = value === "days" ? null : value || null
    change({ closes, ...(value !== "days" && { closesAfter: null, closesBefore: null }) })
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("postings.filter")}
      footer={
        <>
          <Button
            variant="ghost"
            className="mr-auto"
            onClick={() => {
              setChosen({ ...noListFilters, sort: chosen.sort })
              setOwnDays(false)
            }}
          >
            {t("listFilters.clearAll")}
          </Button>
          <DialogClose />
          <DialogClose render={<Button variant="primary" onClick={() => show(chosen)} />}>
            {t("listFilters.show")}
          </DialogClose>
        </>
      }
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t("listFilters.place")} className="sm:col-span-2">
          <PlaceFilter value={chosen.locationId} onChange={(locationId) => change({ locationId })} />
        </Field>
        <Field label={t("listFilters.category")}>
          {choice("categoryId", records(spokenCategories(lists?.categories, words)))}
        </Field>
        <Field label={t("listFilters.positionType")}>
          {choice("positionTypeId", records(lists?.positionTypes))}
        </Field>
        <Field label={t("listFilters.closeDate")} className="sm:col-span-2">
          <NativeSelect
            value={ownDays ? "days" : (chosen.closes ?? "")}
            onChange={({ target }) => chooseCloses(target.value)}
          >
            <option value="">{t("listFilters.any")}</option>
            <option value="soon">{t("listFilters.closingSoon", { days: soonDays })}</option>
            <option value="past">{t("listFilters.closeDatePassed")}</option>
            <option value="days">{t("listFilters.ownDays")}</option>
          </NativeSelect>
        </Field>
        {ownDays ? (
          <>
            <Field label={t("listFilters.from")} aside={dayWords(chosen.closesAfter)}>
              {day("closesAfter")}
            </Field>
            <Field
              label={t("listFilters.until")}
              aside={dayWords(chosen.closesBefore)}
              error={areReversed ? t("listFilters.untilBeforeFrom") : undefined}
            >
              {day("closesBefore")}
            </Field>
          </>
        ) : null}
        <Field label={t("jobFields.confidential")}>
          {choice("confidential", [
            ["true", t("listFilters.yes")],
            ["false", t("listFilters.no")],
          ])}
        </Field>
        <Field label={t("jobFields.autoRefresh")}>
          {choice("autoRefresh", [
            ["true", t("listFilters.yes")],
            ["false", t("listFilters.no")],
          ])}
        </Field>
        <Field label={t("listFilters.changedBy")}>
          <ActorFilter value={chosen.changedBy} onChange={(changedBy) => change({ changedBy })} />
        </Field>
        <Field label={t("listFilters.updatedSince")} aside={dayWords(updatedSince)}>
          <DateInput
            value={updatedSince}
            onChange={({ target }) =>
              change({ updatedSince: target.value ? startOfDayIn(target.value, timeZone) : null })
            }
          />
        </Field>
        <Field label={t("listFilters.check")} className="sm:col-span-2">
          {choice("findings", [
            ["error", t("listFilters.withErrors")],
            ["warning", t("listFilters.withWarnings")],
            ["advice", t("listFilters.withAdvice")],
            ["none", t("listFilters.withoutFindings")],
          ])}
        </Field>
        <Field label={t("listFilters.order")} className="sm:col-span-2">
          <SortSelect size="md" sort={chosen.sort} show={change} />
        </Field>
        <div className="sm:col-span-2">
          <ExportMenu
            query={fileQuery(null, { ...request, ...chosen }, today)}
            trigger={
              <Button variant="ghost" size="sm" className="-ml-2.5">
                <Download aria-hidden />
                {t("listFilters.export")}
                <ChevronDown aria-hidden />
              </Button>
            }
          />
        </div>
      </div>
    </Dialog>
  )
}
