import type { ReactNode } from "react"
import { Said } from "@/components/messages/said"

/** The shapes of what is to come, which are made on the server: their code is not the browser's to load. */
export interface RowShapes {
  table: ReactNode
  cards: ReactNode
}

/** In the rows' place while they are on their way. */
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
