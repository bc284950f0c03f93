import { Link } from "@/components/layout/page-address"
import { Button } from "@/components/ui/button"
import { countOf } from "@/lib/format/plurals"
import type { RequestsAddress } from "./requests-address"

interface RequestPagesProps {
  count: number
  /** Where the page after this one begins; null on the last. */
  next: string | null
  address: RequestsAddress
  hrefWith: (change: Partial<RequestsAddress>) => string
}

/** The log grows while one reads it, so its pages have no numbers. */
export function RequestPages({ count, next, address, hrefWith }: RequestPagesProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 text-compact text-muted-foreground">
      <p>
        {countOf(count, { one: "request", other: "requests" })}
        {address.before || next ? " on this page" : ""}
      </p>
      {address.before || next ? (
        <nav aria-label="Pages" className="flex gap-2">
          {address.before ? (
            <Button size="sm" variant="outline" render={<Link href={hrefWith({ before: "" })} />}>
              Latest
            </Button>
          ) : null}
          {next ? (
            <Button size="sm" variant="outline" render={<Link href={hrefWith({ before: next })} />}>
              Older
            </Button>
          ) : null}
        </nav>
      ) : null}
    </div>
  )
}
