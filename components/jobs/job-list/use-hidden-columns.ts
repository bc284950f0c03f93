"use client"

import { useState } from "react"
import { hiddenColumnsCookie, type ListColumn } from "./list-columns"

const year = 31_536_000

/** What was chosen since the page was loaded, since the page may be shown again as it was then. */
let latest: readonly ListColumn[] | null = null

/** The columns that are hidden in this browser; `first` is what the page was rendered with. */
export function useHiddenColumns(first: readonly ListColumn[]) {
  const [hidden, setHidden] = useState(latest ?? first)

  function hide(columns: readonly ListColumn[]) {
    latest = columns
    setHidden(columns)
    const secure = window.location.protocol === "https:" ? "; secure" : ""
    document.cookie = `${hiddenColumnsCookie}=${columns.join(".")}; path=/; max-age=${year}; samesite=lax${secure}`
  }

  return { hidden, hide }
}
