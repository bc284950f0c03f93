"use client"

import { useMessages } from "@/components/messages/use-messages"
import { formatDay } from "@/lib/format/dates"

/**
 * Returns a chosen day in words, shown beside a date field's label: the field itself follows the browser's settings, so 11/12 may be in
 * either month.
 */
export function useDayWords(): (day: string | null | undefined) => string | undefined {
  const { locale } = useMessages()
  return (day) => (day && /^\d{4}-\d\d-\d\d$/.test(day) ? formatDay(day, locale) : undefined)
}
