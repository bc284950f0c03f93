"use client"

import type { ReactNode } from "react"
import { useLocale } from "@/components/ui/use-locale"
import { formatInstant, formatInstantThere } from "@/lib/format/instants"
import { useMe } from "@/lib/queries/session"

export interface InstantProps {
  at: string
  className?: string
  /** Other text for it, such as "3 minutes ago". */
  children?: ReactNode
}

/** An instant in the employer's time zone, whatever zone the browser is in; hovering names the zone. */
export function Instant({ at, className, children }: InstantProps) {
  const locale = useLocale()
  const { timeZone } = useMe().employer
  return (
    <time dateTime={at} title={formatInstantThere(at, locale, timeZone)} className={className}>
      {children ?? formatInstant(at, locale, timeZone)}
    </time>
  )
}
