"use client"

import { useQuery } from "@tanstack/react-query"
import { UserPlus } from "lucide-react"
import { useRef, useState } from "react"
import { useMessages } from "@/components/messages/use-messages"
import { Button } from "@/components/ui/button"
import { LoadFailure, LoadFailureBanner } from "@/components/ui/load-failure"
import { membersQuery } from "@/lib/queries/members"
import { SettingsFrameHeader } from "../settings-frame-header"
import { Invitations } from "./invitations"
import { type Asked, MemberDialogs } from "./member-dialogs"
import { MemberList } from "./member-list"
import { MembersSkeleton } from "./members-skeleton"
import { useMemberActions } from "./use-member-actions"

/** The employer's people: invited, given a role, removed. */
export function Members() {
  const { t } = useMessages()
  const { data, error, refetch, isFetching, dataUpdatedAt } = useQuery(membersQuery)
  const [asked, setAsked] = useState<Asked | null>(null)
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
      {data && error ? (
        <LoadFailureBanner title={t("members.notUpToDate")} onRetry={refetch} retrying={isFetching}>
          {error.message}
        </LoadFailureBanner>
      ) : null}
      {data ? (
        <>
          <MemberList members={data.data} now={new Date(dataUpdatedAt)} actions={actions} />
          <Invitations alone={data.data.length === 1} onAsk={setAsked} />
        </>
      ) : error ? (
        <LoadFailure title={t("members.notLoaded")} onRetry={refetch} retrying={isFetching}>
          {error.message}
        </LoadFailure>
      ) : (
        <MembersSkeleton />
      )}
      <MemberDialogs asked={asked} onAsk={setAsked} focusAfter={() => inviteRef.current} />
    </>
  )
}
