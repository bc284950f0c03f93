"use client"

import { useSyncExternalStore } from "react"

const never = () => () => {}

/** Whether the script has run. False is what the HTML is made with, of whose browser nothing is known. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
