"use client"

import { useSyncExternalStore } from "react"

const never = () => () => {}

/** The locale that dates and numbers are written in: the browser's own. */
export function useLocale(): string {
  return useSyncExternalStore(
    never,
    () => navigator.language,
    () => "en-CA",
  )
}
