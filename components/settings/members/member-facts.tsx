"use client"

import { Instant } from "@/components/employer/instant"
import { useMessages } from "@/components/messages/use-messages"
import { Avatar } from "@/components/ui/avatar"
import { Badge } from "@/components/ui/badge"
import { useLocale } from "@/components/ui/use-locale"
import { calendarDateIn } from "@/lib/calendar-date"
import { formatDay } from "@/lib/format/dates"
import { relativeInstant } from "@/lib/format/instants"
import { localeOf } from "@/lib/messages/locale-of"
import type { ListedMember } from "@/lib/queries/members"
import { useMe } from "@/lib/queries/session"

export function MemberName({ member: { person, you } }: { member: ListedMember }) {
  const { t } = useMessages()
  return (
    <span className="flex items-center gap-3">
      <Avatar name={person.name} />
      <span className="min-w-0 flex-1">
        <span className="flex items-center gap-2">
          <span className="line-clamp-2 font-medium wrap-anywhere">{person.name}</span>
          {you ? <Badge>{t("members.you")}</Badge> : null}
        </span>
        <span className="block truncate text-xs text-muted-foreground" title={person.email}>
          {person.email}
        </span>
      </span>
    </span>
  )
}

export function TwoFactorFact({ member: { twoFactor } }: { member: ListedMember }) {
  const { t } = useMessages()
  // Only admins learn it, and a page may still be open when its reader no longer is one.
  if (twoFactor === null) return <span className="text-muted-foreground">–</span>
  return twoFactor ? (
    <Badge tone="positive">{t("members.on")}</Badge>
  ) : (
    <span className="text-muted-foreground">{t("members.off")}</span>
  )
}

export interface LastSeenFactProps {
  member: ListedMember
  now: Date
  /** Whether the time is shown with a word that says what it is, for lists without headings. */
  withWord?: boolean
}

export function LastSeenFact({ member: { lastSeenAt }, now, withWord = false }: LastSeenFactProps) {
  const { t, language } = useMessages()
  if (!lastSeenAt)
    return (
      <span className="text-muted-foreground">{t(withWord ? "members.notSeenYet" : "members.notYet")}</span>
    )
  const when = relativeInstant(lastSeenAt, now, localeOf[language])
  return (
    <Instant at={lastSeenAt} className="whitespace-nowrap">
      {withWord ? t("members.seen", { when }) : when}
    </Instant>
  )
}

export function JoinedFact({ member: { joinedAt } }: { member: ListedMember }) {
  const locale = useLocale()
  const { timeZone } = useMe().employer
  return (
    <Instant at={joinedAt} className="whitespace-nowrap">
      {formatDay(calendarDateIn(timeZone, new Date(joinedAt)), locale)}
    </Instant>
  )
}
