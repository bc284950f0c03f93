import type { ReactNode } from "react"

/** A fact in a drawer's two-column `dl`. */
export function DetailFact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-muted-foreground">{name}</dt>
      <dd className="min-w-0">{children}</dd>
    </>
  )
}
