"use client"

import { useMessages } from "@/components/messages/use-messages"
import { formatInstant, relativeInstant } from "@/lib/format/instants"
import { localeOf } from "@/lib/messages/locale-of"
import { useMe } from "@/lib/queries/session"

/** When something was done, in the employer's time zone; hovering shows how long ago that was. */
export function ActivityTime({ at, className }: { at: string; className?: string }) {
  const locale = localeOf[useMessages().language]
  const { timeZone } = useMe().employer
  return (
    <time dateTime={at} title={relativeInstant(at, new Date(), locale)} className={className}>
      {formatInstant(at, locale, timeZone)}
    </time>
  )
}
