import type { ReactNode } from "react"

/** A fact in a card's `dl`: its name above its value. */
export function CardFact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-xs text-muted-foreground">{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
