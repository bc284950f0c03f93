"use client"

import { useCallback, type Ref } from "react"

/** Merges two refs to the same element: ours, and the owner's. */
export function useMergedRef<Element>(one: Ref<Element> | undefined, other: Ref<Element> | undefined) {
  return useCallback(
    (element: Element | null) => {
      for (const ref of [one, other]) {
        if (typeof ref === "function") ref(element)
        else if (ref) ref.current = element
      }
    },
    [one, other],
  )
}
