import { useMessages } from "@/components/messages/use-messages"
import { formatList } from "@/lib/format/lists"
import type { JobRow } from "@/lib/queries/jobs"

/** Where a posting is, in one line: the first place and how many more there are; all of them on hover and for screen readers. */
export function JobPlaces({ locations }: Pick<JobRow, "locations">) {
  const { nameOf, locale } = useMessages()
  const names = locations.map(({ description }) => nameOf(description))
  const [first, ...more] = names
  const all = formatList(names, locale)
  return (
    <span title={all} className="flex min-w-0 gap-1">
      <span aria-hidden={more.length > 0} className="truncate">
        {first}
      </span>
      {more.length > 0 ? (
        <>
          <span aria-hidden className="shrink-0 text-muted-foreground">
            +{more.length}
          </span>
          <span className="sr-only">{all}</span>
        </>
      ) : null}
    </span>
  )
}
