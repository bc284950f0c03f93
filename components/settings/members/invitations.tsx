"use client"

import { useQuery } from "@tanstack/react-query"
import { UsersRound } from "lucide-react"
import { useZoneWords } from "@/components/employer/use-zone-words"
import { Loaded } from "@/components/layout/loaded"
import { useMessages } from "@/components/messages/use-messages"
import { Button } from "@/components/ui/button"
import { Card } from "@/components/ui/card"
import { EmptyState } from "@/components/ui/empty-state"
import { toast } from "@/components/ui/toast"
import { type ListedInvitation, invitationsQuery, useInvite } from "@/lib/queries/members"
import { refusalInWords } from "@/lib/queries/refusal-in-words"
import { InvitationRow } from "./invitation-row"
import type { MemberDialog } from "./member-dialogs"

export interface InvitationsProps {
  /** There is only one member, so the first step is to invite another. */
  alone: boolean
  onAsk: (asked: MemberDialog) => void
}

/** People who were invited and haven't joined yet; nothing if there are none. */
export function Invitations({ alone, onAsk }: InvitationsProps) {
  const { t } = useMessages()
  const invitations = useQuery(invitationsQuery)
  const invite = useInvite()
  const zone = useZoneWords()

  function renew({ email, role }: ListedInvitation) {
    invite.mutateAsync({ email, role }).then(
      ({ invitation, link }) => {
        if (link) onAsk({ what: "link", made: { invitation, link } })
        else toast({ title: t("invitations.sentAgain"), description: email, about: [email] })
      },
      (refusal: unknown) =>
        toast({
          type: "error",
          title: t("invitations.notRenewed"),
          description: refusalInWords(refusal),
          about: [email],
        }),
    )
  }

  return (
    <Loaded
      query={invitations}
      place="card"
      failed={t("invitations.notLoaded")}
      loading={null}
      empty={({ data }) =>
        data.length === 0 && alone && <NobodyElse onInvite={() => onAsk({ what: "invite" })} />
      }
    >
      {({ data, sendsMail }) =>
        data.length === 0 ? null : (
          <Card
            title={t("invitations.listTitle")}
            description={t("invitations.description", { zone: zone.note })}
          >
            <ul aria-label={t("invitations.listTitle")} className="-my-3 flex flex-col divide-y">
              {data.map((invitation) => (
                <InvitationRow
                  key={invitation.id}
                  invitation={invitation}
                  now={new Date(invitations.dataUpdatedAt)}
                  sendsMail={sendsMail}
                  renewing={invite.isPending && invite.variables.email === invitation.email}
                  onRenew={() => renew(invitation)}
                  onWithdraw={() => onAsk({ what: "withdraw", invitation })}
                />
              ))}
            </ul>
          </Card>
        )
      }
    </Loaded>
  )
}

function NobodyElse({ onInvite }: { onInvite: () => void }) {
  const { t } = useMessages()
  return (
    <EmptyState
      icon={<UsersRound />}
      title={t("invitations.noneTitle")}
      action={
        <Button variant="outline" onClick={onInvite}>
          {t("invitations.inviteSomebody")}
        </Button>
      }
    >
      {t("invitations.noneText")}
    </EmptyState>
  )
}
