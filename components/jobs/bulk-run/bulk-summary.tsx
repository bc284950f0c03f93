"use client"

import type { RefObject } from "react"
import { useToday } from "@/components/employer/use-today"
import { useMessages } from "@/components/messages/use-messages"
import { Banner } from "@/components/ui/banner"
import { Checkbox } from "@/components/ui/checkbox"
import { DateInput } from "@/components/ui/date-input"
import { Field } from "@/components/ui/field"
import { defaultOpenDays } from "@/lib/api/v1.1/job-rules"
import { formatDay } from "@/lib/format/dates"
import type { BulkTrialAnswer } from "@/lib/queries/bulk-runs"
import type { BulkKind } from "./bulk-asked"
import { BulkDeedWords, type BulkDeedWordsProps } from "./bulk-deed-words"
import { namesItsPostings } from "./bulk-words"
import { SkippedList } from "./skipped-list"

export interface BulkSummaryProps {
  kind: BulkKind
  deed: BulkDeedWordsProps["deed"]
  trial: BulkTrialAnswer
  /** Whether postings with errors should be published as well. */
  despiteErrors: boolean
  onDespiteErrors: (despite: boolean) => void
  /** The new close date of published postings whose own has passed; empty if they are to stay closed. */
  closeDate: { value: string; error: string | undefined; onChange: (day: string) => void }
  inputRef: RefObject<HTMLElement | null>
}

const willDo = {
  publish: "bulkPage.willPublish",
  archive: "bulkPage.willArchive",
  delete: "bulkPage.willDelete",
} as const

/** What would change, and what would stay the same and why. */
export function BulkSummary({
  kind,
  deed,
  trial,
  despiteErrors,
  onDespiteErrors,
  closeDate,
  inputRef,
}: BulkSummaryProps) {
  const { t, locale } = useMessages()
  const today = useToday()
  const { changed, unchanged, skipped, leavePublic, closingMovesTo, withErrors, enforced, reasons, named } =
    trial
  const released = despiteErrors ? withErrors : 0
  const stayClosed = trial.stayClosed + (despiteErrors ? trial.despiteErrors.stayClosed : 0)
  const moveClosing = trial.moveClosing + (despiteErrors ? trial.despiteErrors.moveClosing : 0)
  const stays = (posting: { withErrors: boolean }) => !(despiteErrors && posting.withErrors)
  const listed = named.filter(stays)
  return (
    <div className="flex flex-col gap-3 text-sm">
      <BulkDeedWords deed={deed} />
      <div role="status" className="flex flex-col gap-1">
        <p className="font-medium">
          {changed + released === 0
            ? t("bulkPage.willNotChange")
            : t(namesItsPostings(kind) ? willDo[kind] : "bulkPage.willChange", { count: changed + released })}
        </p>
        {leavePublic > 0 ? <p>{t("bulkPage.leavePublic", { count: leavePublic })}</p> : null}
        {moveClosing > 0 && closingMovesTo ? (
          <p>
            {t("bulkPage.moveClosing", {
              count: moveClosing,
              day: formatDay(closingMovesTo, locale),
              days: defaultOpenDays,
            })}
          </p>
        ) : null}
        {stayClosed > 0 ? (
          <p>
            {closeDate.value === ""
              ? t("bulkPage.stayClosed", { count: stayClosed })
              : t("bulkPage.reopen", { count: stayClosed, day: formatDay(closeDate.value, locale) })}
          </p>
        ) : null}
        {unchanged > 0 ? <p>{t("bulkPage.alreadySo", { count: unchanged })}</p> : null}
        {skipped > released ? <p>{t("bulkPage.willSkip", { count: skipped - released })}</p> : null}
      </div>
      {skipped > released ? (
        <>
          <ul className="list-disc pl-5 text-compact text-muted-foreground">
            {reasons.filter(stays).map(({ reasons: told, count }) => (
              <li key={told.join()}>{t("bulkPage.timesReason", { count, reason: told.join(" ") })}</li>
            ))}
          </ul>
          <details>
            <summary className="cursor-pointer rounded-sm text-compact underline underline-offset-4">
              {t("bulkPage.whichSkip")}
            </summary>
            <div className="mt-2 flex flex-col gap-2">
              {skipped - released > listed.length ? (
                <p className="text-compact">{t("bulkPage.firstNamed", { count: listed.length })}</p>
              ) : null}
              <SkippedList postings={listed} />
            </div>
          </details>
        </>
      ) : null}
      {kind === "publish" && withErrors > 0 ? (
        enforced ? (
          <Banner tone="warning">{t("bulkPage.enforced")}</Banner>
        ) : (
          <Checkbox
            label={t("bulkPage.publishDespite", { count: withErrors })}
            checked={despiteErrors}
            onCheckedChange={onDespiteErrors}
          />
        )
      ) : null}
      {stayClosed > 0 ? (
        <Field
          label={t("publishing.newCloseDate")}
          hint={t("bulkPage.newCloseDateHint")}
          error={closeDate.error}
        >
          <DateInput
            ref={inputRef as RefObject<never>}
            value={closeDate.value}
            min={today}
            className="max-w-64"
            onChange={({ target }) => closeDate.onChange(target.value)}
          />
        </Field>
      ) : null}
      {kind === "delete" && changed > 0 ? <p>{t("bulkPage.toBin")}</p> : null}
    </div>
  )
}
