"use client"

import { useQuery } from "@tanstack/react-query"
import { UserPlus } from "lucide-react"
import { useRef, useState } from "react"
import { Loaded } from "@/components/layout/loaded"
import { useMessages } from "@/components/messages/use-messages"
import { Button } from "@/components/ui/button"
import { membersQuery } from "@/lib/queries/members"
import { SettingsFrameHeader } from "../settings-frame-header"
import { Invitations } from "./invitations"
import { type MemberDialog, MemberDialogs } from "./member-dialogs"
import { MemberList } from "./member-list"
import { MembersSkeleton } from "./members-skeleton"
import { useMemberActions } from "./use-member-actions"

/** The employer's members, to invite them, change their roles and remove them. */
export function Members() {
  const { t } = useMessages()
  const members = useQuery(membersQuery)
  const [asked, setAsked] = useState<MemberDialog | null>(null)
  const actions = useMemberActions(setAsked)
  const inviteRef = useRef<HTMLButtonElement>(null)

  return (
    <>
      <SettingsFrameHeader
        title={t("members.title")}
        description={t("members.description")}
        action={
          <Button ref={inviteRef} variant="primary" onClick={() => setAsked({ what: "invite" })}>
            <UserPlus aria-hidden />
            {t("members.invite")}
          </Button>
        }
      />
      <Loaded
        query={members}
        failed={t("members.notLoaded")}
        notRefreshed={t("members.notUpToDate")}
        loading={<MembersSkeleton />}
      >
        {({ data }) => (
          <>
            <MemberList members={data} now={new Date(members.dataUpdatedAt)} actions={actions} />
            <Invitations alone={data.length === 1} onAsk={setAsked} />
          </>
        )}
      </Loaded>
      <MemberDialogs asked={asked} onAsk={setAsked} focusAfter={() => inviteRef.current} />
    </>
  )
}
