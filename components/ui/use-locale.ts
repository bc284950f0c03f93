"use client"

import { useMessages } from "@/components/messages/use-messages"

/** The locale for dates and numbers, which is that of the page's language. */
export function useLocale(): string {
  return useMessages().locale
}
