"use client"

import { Instant } from "@/components/employer/instant"
import { Avatar } from "@/components/ui/avatar"
import { Badge } from "@/components/ui/badge"
import { useLocale } from "@/components/ui/use-locale"
import { dayIn, formatDay, relativeInstant } from "@/lib/format/dates"
import type { ListedMember } from "@/lib/queries/members"
import { useMe } from "@/lib/queries/session"

export function MemberName({ member: { person, you } }: { member: ListedMember }) {
  return (
    <span className="flex items-center gap-3">
      <Avatar name={person.name} />
      <span className="min-w-0 flex-1">
        <span className="flex items-center gap-2">
          <span className="truncate font-medium" title={person.name}>
            {person.name}
          </span>
          {you ? <Badge>You</Badge> : null}
        </span>
        <span className="block truncate text-xs text-muted-foreground" title={person.email}>
          {person.email}
        </span>
      </span>
    </span>
  )
}

export function TwoFactorFact({ member: { twoFactor } }: { member: ListedMember }) {
  return twoFactor ? <Badge tone="positive">On</Badge> : <span className="text-muted-foreground">Off</span>
}

export interface LastSeenFactProps {
  member: ListedMember
  now: Date
  /** A word before the time, where no heading says what it is. */
  opening?: string
}

export function LastSeenFact({ member: { lastSeenAt }, now, opening = "" }: LastSeenFactProps) {
  const locale = useLocale()
  if (!lastSeenAt)
    return <span className="text-muted-foreground">{opening ? "Not seen yet" : "Not yet"}</span>
  return (
    <Instant at={lastSeenAt} className="whitespace-nowrap">
      {opening}
      {relativeInstant(lastSeenAt, now, locale)}
    </Instant>
  )
}

export function JoinedFact({ member: { joinedAt } }: { member: ListedMember }) {
  const locale = useLocale()
  const { timeZone } = useMe().employer
  return (
    <Instant at={joinedAt} className="whitespace-nowrap">
      {formatDay(dayIn(timeZone, new Date(joinedAt)), locale)}
    </Instant>
  )
}
