"use client"

import { useLocale } from "@/components/ui/use-locale"
import { formatInstant, relativeInstant } from "@/lib/format/dates"
import { useMe } from "@/lib/queries/session"

/** When something was done, where the employer is; how long ago on hover. */
export function ActivityTime({ at, className }: { at: string; className?: string }) {
  const locale = useLocale()
  const { timeZone } = useMe().employer
  return (
    <time dateTime={at} title={relativeInstant(at, new Date(), locale)} className={className}>
      {formatInstant(at, locale, timeZone)}
    </time>
  )
}
