"use client"

import { onlineManager } from "@tanstack/react-query"
import { useSyncExternalStore } from "react"

const subscribe = (onChange: () => void) => onlineManager.subscribe(onChange)

/** Whether the browser has a connection; without one, nothing is fetched until it is back. */
export function useOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => onlineManager.isOnline(),
    () => true,
  )
}
