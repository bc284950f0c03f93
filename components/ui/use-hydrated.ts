"use client"

import { useSyncExternalStore } from "react"

const never = () => () => {}

/** Whether the script has run. The HTML is rendered with false, since the server knows nothing about the browser. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
