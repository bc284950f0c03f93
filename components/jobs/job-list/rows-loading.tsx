import type { ReactNode } from "react"

/** The shapes of what is to come, which are made on the server: their code is not the browser's to load. */
export interface RowShapes {
  table: ReactNode
  cards: ReactNode
}

/** In the rows' place while they are on their way. */
export function RowsLoading({ table, cards }: RowShapes) {
  return (
    <div aria-busy="true">
      <p className="sr-only">The postings are loading.</p>
      {table}
      {cards}
    </div>
  )
}
