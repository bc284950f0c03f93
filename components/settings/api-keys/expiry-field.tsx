"use client"

import { useState } from "react"
import { useDayWords } from "@/components/forms/use-day-words"
import { useMessages } from "@/components/messages/use-messages"
import { DateInput } from "@/components/ui/date-input"
import { Field } from "@/components/ui/field"
import { NativeSelect } from "@/components/ui/native-select"
import { localeOf } from "@/lib/messages/locale-of"
import { type ExpiryChoice, expiryAdvice, expiryChoices, expiryLabels, lastDayOf } from "./expiry"

export interface ExpiryFieldProps {
  /** The last day; null means never. */
  value: string | null
  onChange: (value: string | null) => void
  error: string | undefined
  today: string
  timeZone: string
}

/** When a key expires, with advice for each choice. */
export function ExpiryField({ value, onChange, error, today, timeZone }: ExpiryFieldProps) {
  const { t, textOf, language } = useMessages()
  const dayWords = useDayWords()
  const [choice, setChoice] = useState<ExpiryChoice>("90")
  const isDate = choice === "date"
  const advice = textOf(expiryAdvice(choice, today, timeZone, localeOf[language]))
  return (
    <div className="flex flex-col gap-3">
      <Field label={t("keys.expires")} hint={isDate ? undefined : advice} error={isDate ? undefined : error}>
        <NativeSelect
          value={choice}
          onChange={(event) => {
            const chosen = event.target.value as ExpiryChoice
            setChoice(chosen)
            onChange(lastDayOf(chosen, today))
          }}
        >
          {expiryChoices.map((each) => (
            <option key={each} value={each}>
              {textOf(expiryLabels[each])}
            </option>
          ))}
        </NativeSelect>
      </Field>
      {isDate ? (
        <Field label={t("keys.lastDay")} aside={dayWords(value)} required hint={advice} error={error}>
          <DateInput
            value={value ?? ""}
            min={today}
            required
            onChange={(event) => onChange(event.target.value)}
          />
        </Field>
      ) : null}
    </div>
  )
}
