"use client"

import { AddressLink } from "@/components/layout/address-link"
import { useMessages } from "@/components/messages/use-messages"
import { rulesDate } from "@/lib/api/dashboard/job-list"
import { formatDay } from "@/lib/format/dates"

/** Says how many active postings have errors, and links to them. */
export function ErrorsSummary({ count, href }: { count: number | undefined; href: string }) {
  const { rich, locale } = useMessages()
  if (!count) return null
  return (
    <p className="text-compact text-muted-foreground">
      {rich("postings.withErrorsNow", {
        count,
        date: formatDay(rulesDate, locale),
        link: (words) => (
          <AddressLink href={href} className="underline underline-offset-4 hover:text-foreground">
            {words}
          </AddressLink>
        ),
      })}
    </p>
  )
}
