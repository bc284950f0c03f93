"use client"

import { Instant } from "@/components/employer/instant"
import { useMessages } from "@/components/messages/use-messages"
import { Badge } from "@/components/ui/badge"
import { Button } from "@/components/ui/button"
import { useLocale } from "@/components/ui/use-locale"
import { calendarDateIn } from "@/lib/calendar-date"
import { formatDay } from "@/lib/format/dates"
import type { ListedInvitation } from "@/lib/queries/members"
import { useMe } from "@/lib/queries/session"
import { roleName } from "./member-words"

export interface InvitationRowProps {
  invitation: ListedInvitation
  now: Date
  sendsMail: boolean
  renewing: boolean
  onRenew: () => void
  onWithdraw: () => void
}

export function InvitationRow(props: InvitationRowProps) {
  const { t, rich, textOf } = useMessages()
  const { invitation, now, sendsMail, renewing, onRenew, onWithdraw } = props
  const locale = useLocale()
  const { timeZone } = useMe().employer
  const { email, role, invitedBy, expiresAt, works } = invitation
  const expired = new Date(expiresAt) <= now
  const ended = !works && !expired
  const day = () => (
    <Instant at={expiresAt} className="whitespace-nowrap">
      {formatDay(calendarDateIn(timeZone, new Date(expiresAt)), locale)}
    </Instant>
  )
  const about = { role: textOf(roleName(role)), person: invitedBy }
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-60">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="min-w-0 font-medium wrap-anywhere">{email}</span>
          {expired ? <Badge tone="negative">{t("invitations.expired")}</Badge> : null}
          {ended ? <Badge tone="negative">{t("invitations.ended")}</Badge> : null}
        </p>
        <p className="text-compact text-muted-foreground">
          {ended
            ? t("invitations.endedBy", about)
            : rich(expired ? "invitations.workedUntil" : "invitations.worksUntil", { ...about, day })}
        </p>
      </div>
      <div className="flex gap-2">
        <Button
          variant="outline"
          size="sm"
          loading={renewing}
          aria-label={t(sendsMail ? "invitations.sendAgainFor" : "invitations.newLinkFor", { email })}
          onClick={onRenew}
        >
          {t(sendsMail ? "invitations.sendAgain" : "invitations.newLink")}
        </Button>
        <Button
          variant="ghost"
          size="sm"
          aria-label={t("invitations.withdrawOf", { email })}
          onClick={onWithdraw}
        >
          {t("invitations.withdraw")}
        </Button>
      </div>
    </li>
  )
}
