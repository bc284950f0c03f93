"use client"

import { useMessages } from "@/components/messages/use-messages"
import { LastSeenFact, MemberName, TwoFactorFact } from "./member-facts"
import { MemberMenu } from "./member-menu"
import { MemberRole } from "./member-role"
import type { MemberRowsProps } from "./member-rows"

/** The members on a phone. */
export function MemberCards({ members, now, actions, lastAdmin }: MemberRowsProps) {
  const { t } = useMessages()
  return (
    <ul aria-label={t("members.title")} className="flex flex-col gap-3">
      {members.map((member) => (
        <li key={member.id} className="rounded-xl border bg-card p-4">
          <div className="flex items-start gap-2">
            <div className="min-w-0 flex-1">
              <MemberName member={member} />
            </div>
            <div className="-mt-1.5 -mr-2">
              <MemberMenu member={member} fixed={member === lastAdmin} actions={actions} />
            </div>
          </div>
          <div className="mt-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-1 pl-10 text-compact">
            <MemberRole member={member} fixed={member === lastAdmin} onChange={actions.changeRole} />
            <span className="text-right text-muted-foreground">
              <LastSeenFact member={member} now={now} withWord />
            </span>
          </div>
          <div className="mt-2 flex items-center gap-2 pl-10 text-compact text-muted-foreground">
            {t("members.twoFactorSignIn")} <TwoFactorFact member={member} />
          </div>
        </li>
      ))}
    </ul>
  )
}
