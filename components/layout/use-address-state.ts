"use client"

import { useSearchParams } from "next/navigation"
import { useCallback, useMemo } from "react"
import { useAddress } from "./page-address"

/** What a page keeps in its address, and how. Declared once, outside of the component. */
export type AddressState<State> = {
  path: string
  /** What the address does not say, or says wrongly, is as usual. */
  read: (parameters: { get(name: string): string | null }) => State
  /** Leaves out what is as usual. */
  write: (state: State) => URLSearchParams
}

/**
 * State that is kept in the page's address, and there alone, so that back, reload and a shared link work
 * (docs/decisions/state-in-the-address.md).
 */
export function useAddressState<State extends object>({ path, read, write }: AddressState<State>) {
  const address = useAddress()
  const parameters = useSearchParams()
  const state = useMemo(() => read(parameters), [read, parameters])

  const hrefOf = useCallback(
    (next: State) => {
      const query = write(next).toString()
      return address(query ? `${path}?${query}` : path)
    },
    [address, path, write],
  )

  /** The address of the page with a change, for an `AddressLink`. */
  const hrefWith = useCallback((change: Partial<State>) => hrefOf({ ...state, ...change }), [hrefOf, state])

  /** Makes a change: one step further in the history, or in the place of the present step. */
  const show = useCallback(
    (change: Partial<State>, { replace = false } = {}) => {
      // The page may not have been drawn yet for where it is now.
      const present = read(new URLSearchParams(window.location.search))
      window.history[replace ? "replaceState" : "pushState"](null, "", hrefOf({ ...present, ...change }))
    },
    [hrefOf, read],
  )

  return { state, hrefWith, show }
}
