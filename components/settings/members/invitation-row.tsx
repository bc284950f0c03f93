"use client"

import { Instant } from "@/components/employer/instant"
import { Badge } from "@/components/ui/badge"
import { Button } from "@/components/ui/button"
import { useLocale } from "@/components/ui/use-locale"
import { dayIn, formatDay } from "@/lib/format/dates"
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
  const { invitation, now, sendsMail, renewing, onRenew, onWithdraw } = props
  const locale = useLocale()
  const { timeZone } = useMe().employer
  const { email, role, invitedBy, expiresAt, works } = invitation
  const expired = new Date(expiresAt) <= now
  const ended = !works && !expired
  const renewal = sendsMail ? "Send again" : "New link"
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-60">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="min-w-0 font-medium wrap-anywhere">{email}</span>
          {expired ? <Badge tone="negative">Expired</Badge> : null}
          {ended ? <Badge tone="negative">Ended</Badge> : null}
        </p>
        <p className="text-compact text-muted-foreground">
          {roleName(role)}, invited by {invitedBy}
          {ended ? (
            ", who is no longer an admin here: the link doesn’t work."
          ) : (
            <>
              , {expired ? "worked" : "works"} until{" "}
              <Instant at={expiresAt} className="whitespace-nowrap">
                {formatDay(dayIn(timeZone, new Date(expiresAt)), locale)}
              </Instant>
            </>
          )}
        </p>
      </div>
      <div className="flex gap-2">
        <Button
          variant="outline"
          size="sm"
          loading={renewing}
          aria-label={`${renewal} for ${email}`}
          onClick={onRenew}
        >
          {renewal}
        </Button>
        <Button
          variant="ghost"
          size="sm"
          aria-label={`Withdraw the invitation of ${email}`}
          onClick={onWithdraw}
        >
          Withdraw
        </Button>
      </div>
    </li>
  )
}
