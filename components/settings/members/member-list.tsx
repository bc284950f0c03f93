"use client"

import { useMessages } from "@/components/messages/use-messages"
import { useWideScreen } from "@/components/ui/use-wide-screen"
import { MemberCards } from "./member-cards"
import type { MemberListProps } from "./member-rows"
import { MemberTable } from "./member-table"

/** A table where there is room, cards elsewhere. */
export function MemberList(props: MemberListProps) {
  const { t } = useMessages()
  const wide = useWideScreen()
  const admins = props.members.filter(({ role }) => role === "admin")
  const lastAdmin = admins.length === 1 ? (admins[0] ?? null) : null
  const List = wide ? MemberTable : MemberCards
  return (
    <div className="flex flex-col gap-2">
      <List {...props} lastAdmin={lastAdmin} />
      {lastAdmin ? (
        <p className="text-compact text-muted-foreground">
          {lastAdmin.you
            ? t("members.youOnlyAdmin")
            : t("members.onlyAdmin", { person: lastAdmin.person.name })}
        </p>
      ) : null}
    </div>
  )
}
