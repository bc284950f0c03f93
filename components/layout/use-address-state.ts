"use client"

import { useSearchParams } from "next/navigation"
import { useCallback, useMemo } from "react"
import { useAddress } from "./page-address"

/** What a page keeps in its URL, and how. Declared once, outside the component. */
export type AddressState<State> = {
  path: string
  /** Whatever the URL leaves out, or has wrong, gets its default. */
  read: (parameters: { get(name: string): string | null }) => State
  /** Leaves out defaults. */
  write: (state: State) => URLSearchParams
}

/**
 * State that is kept only in the page's URL, so that going back, reloading and sharing a link work
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

  /** The URL of the page with a change, for an `AddressLink`. */
  const hrefWith = useCallback((change: Partial<State>) => hrefOf({ ...state, ...change }), [hrefOf, state])

  /** Makes a change, as a new entry of the history or in place of the current one. */
  const show = useCallback(
    (change: Partial<State>, { replace = false } = {}) => {
      // The page may not have been rendered yet for its current URL.
      const present = read(new URLSearchParams(window.location.search))
      window.history[replace ? "replaceState" : "pushState"](null, "", hrefOf({ ...present, ...change }))
    },
    [hrefOf, read],
  )

  return { state, hrefWith, show }
}
