import { AddressLink } from "@/components/layout/address-link"
import { Button } from "@/components/ui/button"
import { countOf } from "@/lib/format/plurals"
import type { ShownRequests } from "./requests-address"

interface RequestPagesProps {
  count: number
  /** Where the page after this one begins; null on the last. */
  next: string | null
  shown: ShownRequests
  hrefWith: (change: Partial<ShownRequests>) => string
}

/** The log grows while one reads it, so its pages have no numbers. */
export function RequestPages({ count, next, shown, hrefWith }: RequestPagesProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 text-compact text-muted-foreground">
      <p>
        {countOf(count, { one: "request", other: "requests" })}
        {shown.before || next ? " on this page" : ""}
      </p>
      {shown.before || next ? (
        <nav aria-label="Pages" className="flex gap-2">
          {shown.before ? (
            <Button size="sm" variant="outline" render={<AddressLink href={hrefWith({ before: "" })} />}>
              Latest
            </Button>
          ) : null}
          {next ? (
            <Button size="sm" variant="outline" render={<AddressLink href={hrefWith({ before: next })} />}>
              Older
            </Button>
          ) : null}
        </nav>
      ) : null}
    </div>
  )
}
