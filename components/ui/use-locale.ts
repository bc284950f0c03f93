"use client"

import { useMessages } from "@/components/messages/use-messages"

/** The locale that dates and numbers are written in: that of the page's language. */
export function useLocale(): string {
  return useMessages().locale
}
