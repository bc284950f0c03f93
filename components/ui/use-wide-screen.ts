"use client"

import { useSyncExternalStore } from "react"

const query = "(min-width: 48rem)"

/** Whether there is room for a table; on a phone there are cards. `atFirst` is what the HTML is made with. */
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
