"use client"

import { useSyncExternalStore } from "react"

const never = () => () => {}

/** What the HTML is made with. These write dates and numbers alike, so most people's page is not drawn twice. */
const usual = "en-CA"
const likeUsual = /^en(-(AU|CA|GB|IE|NZ|US))?$/

/** The locale that dates and numbers are written in: the browser's own. */
export function useLocale(): string {
  return useSyncExternalStore(
    never,
    () => (likeUsual.test(navigator.language) ? usual : navigator.language),
    () => usual,
  )
}
