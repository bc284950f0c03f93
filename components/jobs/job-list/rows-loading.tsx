import type { ReactNode } from "react"
import { Said } from "@/components/messages/said"

/** The skeletons of the rows, which are rendered on the server so that the browser doesn't load their code. */
export interface RowShapes {
  table: ReactNode
  cards: ReactNode
}

/** Replaces the rows while they load. */
export function RowsLoading({ table, cards }: RowShapes) {
  return (
    <div aria-busy="true">
      <p className="sr-only">
        <Said message="postings.loading" />
      </p>
      {table}
      {cards}
    </div>
  )
}
