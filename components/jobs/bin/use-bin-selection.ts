"use client"

import { useState } from "react"
import { useMessages } from "@/components/messages/use-messages"
import { toast } from "@/components/ui/toast"
import { allBinRows, type BinRow } from "@/lib/queries/bin"
import { reasonOf } from "@/lib/queries/reason-of"
import type { BinWork } from "./use-bin-work"

type Chosen = { rounds: number; ids: ReadonlySet<number>; beyond: readonly BinRow[] | null }

/** The selected postings of a page of the bin, or of all its pages (`beyond`). A selection is over once something was done with it. */
export function useBinSelection({ work, q, rows }: { work: BinWork; q: string; rows: readonly BinRow[] }) {
  const { t } = useMessages()
  const { rounds } = work
  const [chosen, setChosen] = useState<Chosen>({ rounds, ids: new Set(), beyond: null })
  const [loading, setLoading] = useState(false)
  const present = chosen.rounds === rounds ? chosen : { rounds, ids: new Set<number>(), beyond: null }
  const { ids, beyond } = present
  const onPage = rows.filter(({ id }) => ids.has(id))
  const all = onPage.length === rows.length

  return {
    ids,
    beyond,
    /** Whether the whole page is selected. */
    all,
    selected: beyond ?? onPage,
    loading,
    select(id: number, on: boolean) {
      const next = new Set(ids)
      if (on) next.add(id)
      else next.delete(id)
      setChosen({ rounds, ids: next, beyond: null })
    },
    selectAll: () => setChosen({ rounds, ids: new Set(all ? [] : rows.map(({ id }) => id)), beyond: null }),
    async selectBeyond() {
      setLoading(true)
      try {
        const found = await allBinRows(q)
        setChosen({ rounds, ids: new Set(found.map(({ id }) => id)), beyond: found })
      } catch (error) {
        toast({ type: "error", title: t("bin.notSelected"), description: reasonOf(error) })
      }
      setLoading(false)
    },
  }
}
