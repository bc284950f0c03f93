"use client"

import { Download } from "lucide-react"
import { useState } from "react"
import { useToday } from "@/components/employer/use-today"
import { useZoneWords } from "@/components/employer/use-zone-words"
import { useDayWords } from "@/components/forms/use-day-words"
import { useMessages } from "@/components/messages/use-messages"
import { Button } from "@/components/ui/button"
import { Card } from "@/components/ui/card"
import { DateInput } from "@/components/ui/date-input"
import { Field } from "@/components/ui/field"
import { recordsHref } from "@/lib/queries/records"
import { useMe } from "@/lib/queries/session"
import { SettingsFrameHeader } from "../settings-frame-header"

/** The records of all postings that the public could see in a period, as a file. */
export function RecordsSettings() {
  const { t, language } = useMessages()
  const dayWords = useDayWords()
  const { employer } = useMe()
  const today = useToday()
  const { note: zone } = useZoneWords()
  const [from, setFrom] = useState(`${today.slice(0, 4)}-01-01`)
  const [to, setTo] = useState(today)
  const error = from && to && to < from ? t("record.endsBeforeStart") : undefined
  return (
    <>
      <SettingsFrameHeader title={t("records.title")} description={t("records.description")} />
      <Card title={t("records.period")} description={t("records.periodText", { zone })}>
        <div className="flex flex-col gap-5">
          <div className="grid gap-4 sm:max-w-96 sm:grid-cols-2">
            <Field label={t("records.from")} aside={dayWords(from)}>
              <DateInput value={from} onChange={(event) => setFrom(event.target.value)} />
            </Field>
            <Field label={t("records.to")} aside={dayWords(to)} error={error}>
              <DateInput value={to} onChange={(event) => setTo(event.target.value)} />
            </Field>
          </div>
          <p className="max-w-160 text-compact text-muted-foreground">{t("records.fileText")}</p>
          <div>
            {error ? (
              <Button variant="primary" disabled>
                <Download aria-hidden />
                {t("records.download")}
              </Button>
            ) : (
              <Button
                variant="primary"
                render={<a href={recordsHref({ from, to }, employer.id, language)} download />}
              >
                <Download aria-hidden />
                {t("records.download")}
              </Button>
            )}
          </div>
        </div>
      </Card>
    </>
  )
}
