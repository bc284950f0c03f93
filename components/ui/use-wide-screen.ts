"use client"

import { useSyncExternalStore } from "react"

const query = "(min-width: 48rem)"

/** Whether there is room for a table; phones show cards. The HTML is rendered with `atFirst`. */
export function useWideScreen(atFirst = true): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => atFirst,
  )
}

function subscribe(onChange: () => void) {
  const list = matchMedia(query)
  list.addEventListener("change", onChange)
  return () => list.removeEventListener("change", onChange)
}
