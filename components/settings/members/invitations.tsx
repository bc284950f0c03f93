"use client"

import { useQuery } from "@tanstack/react-query"
import { UsersRound } from "lucide-react"
import { useZoneWords } from "@/components/employer/use-zone-words"
import { Loaded } from "@/components/layout/loaded"
import { Button } from "@/components/ui/button"
import { Card } from "@/components/ui/card"
import { EmptyState } from "@/components/ui/empty-state"
import { toast } from "@/components/ui/toast"
import { type ListedInvitation, invitationsQuery, useInvite } from "@/lib/queries/members"
import { refusalInWords } from "@/lib/queries/refusal-in-words"
import { InvitationRow } from "./invitation-row"
import type { MemberDialog } from "./member-dialogs"

export interface InvitationsProps {
  /** There is one member only: the first step is to invite another. */
  alone: boolean
  onAsk: (asked: MemberDialog) => void
}

/** Those who are invited and have not come yet; nothing where there are none. */
export function Invitations({ alone, onAsk }: InvitationsProps) {
  const invitations = useQuery(invitationsQuery)
  const invite = useInvite()
  const zone = useZoneWords()

  function renew({ email, role }: ListedInvitation) {
    invite.mutate(
      { email, role },
      {
        onSuccess({ invitation, link }) {
          if (link) onAsk({ what: "link", made: { invitation, link } })
          else toast({ title: "The invitation is sent again", description: email, about: [email] })
        },
        onError: (refusal) =>
          toast({
            type: "error",
            title: "The invitation could not be renewed",
            description: refusalInWords(refusal),
            about: [email],
          }),
      },
    )
  }

  return (
    <Loaded
      query={invitations}
      place="card"
      failed="The invitations could not be loaded"
      loading={null}
      empty={({ data }) =>
        data.length === 0 && alone && <NobodyElse onInvite={() => onAsk({ what: "invite" })} />
      }
    >
      {({ data, sendsMail }) =>
        data.length === 0 ? null : (
          <Card
            title="Invitations"
            description={`They work once, within 7 days. A new link ends the one before. ${zone.note}`}
          >
            <ul aria-label="Invitations" className="-my-3 flex flex-col divide-y">
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
  return (
    <EmptyState
      icon={<UsersRound />}
      title="Nobody else yet"
      action={
        <Button variant="outline" onClick={onInvite}>
          Invite somebody
        </Button>
      }
    >
      Your colleagues will be here, each with a role: to read postings, to write them, or to run all of this
      with you.
    </EmptyState>
  )
}
