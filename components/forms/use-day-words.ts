"use client"

import { useMessages } from "@/components/messages/use-messages"
import { formatDay } from "@/lib/format/dates"

/**
 * Says a chosen day in words, beside a date field's label: the field itself shows it as the browser is set up, so that 11/12 may
 * be either month.
 */
export function useDayWords(): (day: string | null | undefined) => string | undefined {
  const { locale } = useMessages()
  return (day) => (day && /^\d{4}-\d\d-\d\d$/.test(day) ? formatDay(day, locale) : undefined)
}
