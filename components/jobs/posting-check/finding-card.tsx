"use client"

import { Link } from "@/components/layout/page-address"
import { useMessages } from "@/components/messages/use-messages"
import type { Words } from "@/components/messages/words"
import { Button } from "@/components/ui/button"
import { type Finding, quotePattern } from "@/lib/api/v1.1/live-check"
import { formatDay } from "@/lib/format/dates"
import { useMe } from "@/lib/queries/session"
import { payWords } from "@/lib/format/pay-words"
import { underlineWords } from "../description-editor/quoted-words-event"
import { useJobForm } from "../job-form/job-form-context"
import type { MendDeed } from "./use-mend"

export interface FindingCardProps {
  finding: Finding
  onMend: (deed: MendDeed) => void
  /** Undefined if nothing can be set aside: the posting isn't saved yet, or this person may not change it. */
  onSetAside: (() => void) | undefined
}

/** What was found, why it matters and according to which source, with the buttons that fix it. */
export function FindingCard({ finding, onMend, onSetAside }: FindingCardProps) {
  const words = useMessages()
  const { t, language, locale } = words
  const { lists, readOnly } = useJobForm()
  const { source } = finding
  const quoted =
    finding.field === "description" && finding.quote
      ? { pattern: quotePattern(finding.quote), occurrence: finding.occurrence ?? null }
      : null
  const { employer } = useMe()
  const maySettle = !readOnly && employer.role === "admin"
  const offers = readOnly ? [] : offersFor(finding, words, lists.salaryPeriods)
  return (
    <li
      className="flex flex-col gap-1.5 py-3 text-compact wrap-anywhere"
      onMouseEnter={() => underlineWords(quoted)}
      onMouseLeave={() => underlineWords(null)}
      onFocus={() => underlineWords(quoted)}
      onBlur={() => underlineWords(null)}
    >
      <p>{finding.message[language]}</p>
      <p className="text-muted-foreground">
        {finding.fix[language]}
        {finding.asksSettings && !maySettle ? ` ${t("postingCheck.askAdmin")}` : ""}
      </p>
      <p className="text-xs text-muted-foreground">
        <a
          href={source.url[language]}
          target="_blank"
          rel="noopener noreferrer"
          hrefLang={source.readIn[language]}
          className="underline decoration-border-strong underline-offset-2 hover:text-foreground"
        >
          {source.title[language]}
          <span className="sr-only">{t("postingCheck.newTab")}</span>
        </a>
        {t("postingCheck.readOn", { date: formatDay(source.asOf, locale) })}
      </p>
      {offers.length > 0 || onSetAside || (finding.asksSettings && maySettle) ? (
        <div className="mt-0.5 flex flex-wrap gap-2">
          {offers.map(({ label, deed }) => (
            <Button
              key={label}
              size="sm"
              variant="outline"
              className="h-auto min-h-control-sm py-1 text-left whitespace-normal"
              onClick={() => onMend(deed)}
            >
              {label}
            </Button>
          ))}
          {finding.asksSettings && maySettle ? (
            <Button size="sm" variant="outline" render={<Link href="/settings/posting-check" />}>
              {t("postingCheck.openSettings")}
            </Button>
          ) : null}
          {onSetAside ? (
            <Button size="sm" variant="ghost" onClick={onSetAside}>
              {t("postingCheck.setAsideAsk")}
            </Button>
          ) : null}
        </div>
      ) : null}
    </li>
  )
}

type Offer = { label: string; deed: MendDeed }

function offersFor(
  { mend }: Finding,
  words: Words,
  periods: readonly { id: number; unit: string }[],
): Offer[] {
  const { t, language } = words
  switch (mend?.kind) {
    case undefined:
      return []
    case "insert":
      return mend.sentences.map((both) => {
        const sentence = both[mend.language ?? language]
        return { label: t("postingCheck.addSentence", { sentence }), deed: { kind: "add", sentence } }
      })
    case "replace":
      return [
        {
          label: mend.replacement
            ? t("postingCheck.replaceWith", { text: mend.replacement })
            : t("postingCheck.takeOut", { text: mend.quote }),
          deed: mend,
        },
      ]
    case "title":
      return [{ label: t("postingCheck.useTitle", { title: mend.title }), deed: mend }]
    case "pay": {
      const unit = periods.find(({ id }) => id === mend.periodId)?.unit ?? null
      const pay = payWords({ amount: mend.amount, maximum: mend.maxAmount, unit }, words)
      return [{ label: t("postingCheck.setPay", { pay }), deed: mend }]
    }
    case "place":
      return [{ label: t("postingCheck.usePlace", { place: mend.description }), deed: mend }]
    case "go":
      return [{ label: t("postingCheck.goToField"), deed: mend }]
  }
}
