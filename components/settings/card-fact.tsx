import type { ReactNode } from "react"

/** A fact of a card, in its `dl`: what it is above what is so. */
export function CardFact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-xs text-muted-foreground">{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
