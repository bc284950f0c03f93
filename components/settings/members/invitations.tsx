"use client"

import { useQuery } from "@tanstack/react-query"
import { UsersRound } from "lucide-react"
import { useZoneWords } from "@/components/employer/use-zone-words"
import { useMessages } from "@/components/messages/use-messages"
import { Button } from "@/components/ui/button"
import { Card } from "@/components/ui/card"
import { EmptyState } from "@/components/ui/empty-state"
import { LoadFailureBanner } from "@/components/ui/load-failure"
import { toast } from "@/components/ui/toast"
import { type Invitation, invitationsQuery, useInvite } from "@/lib/queries/members"
import { refusalInWords } from "@/lib/queries/refusal-in-words"
import { InvitationRow } from "./invitation-row"
import type { Asked } from "./member-dialogs"

export interface InvitationsProps {
  /** There is one member only: the first step is to invite another. */
  alone: boolean
  onAsk: (asked: Asked) => void
}

/** Those who are invited and have not come yet; nothing where there are none. */
export function Invitations({ alone, onAsk }: InvitationsProps) {
  const { t } = useMessages()
  const { data, error, refetch, isFetching, dataUpdatedAt } = useQuery(invitationsQuery)
  const invite = useInvite()
  const zone = useZoneWords()

  function renew({ email, role }: Invitation) {
    invite.mutate(
      { email, role },
      {
        onSuccess({ invitation, link }) {
          if (link) onAsk({ what: "link", made: { invitation, link } })
          else toast({ title: t("invitations.sentAgain"), description: email, about: [email] })
        },
        onError: (refusal) =>
          toast({
            type: "error",
            title: t("invitations.notRenewed"),
            description: refusalInWords(refusal),
            about: [email],
          }),
      },
    )
  }

  if (!data && error) {
    return (
      <LoadFailureBanner title={t("invitations.notLoaded")} onRetry={refetch} retrying={isFetching}>
        {error.message}
      </LoadFailureBanner>
    )
  }
  if (!data || (data.data.length === 0 && !alone)) return null
  if (data.data.length === 0) {
    return (
      <EmptyState
        icon={<UsersRound />}
        title={t("invitations.noneTitle")}
        action={
          <Button variant="outline" onClick={() => onAsk({ what: "invite" })}>
            {t("invitations.inviteSomebody")}
          </Button>
        }
      >
        {t("invitations.noneText")}
      </EmptyState>
    )
  }
  return (
    <Card title={t("invitations.listTitle")} description={t("invitations.description", { zone: zone.note })}>
      <ul aria-label={t("invitations.listTitle")} className="-my-3 flex flex-col divide-y">
        {data.data.map((invitation) => (
          <InvitationRow
            key={invitation.id}
            invitation={invitation}
            now={new Date(dataUpdatedAt)}
            sendsMail={data.sendsMail}
            renewing={invite.isPending && invite.variables.email === invitation.email}
            onRenew={() => renew(invitation)}
            onWithdraw={() => onAsk({ what: "withdraw", invitation })}
          />
        ))}
      </ul>
    </Card>
  )
}
