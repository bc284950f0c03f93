"use client"

import type { ReactNode } from "react"
import { useMessages } from "@/components/messages/use-messages"
import type { MessageKey } from "@/lib/messages/message"
import type { InvitationOffer } from "@/lib/queries/members"
import { AuthCard } from "./auth-card"

export interface AcceptInvitationCardProps {
  offer: InvitationOffer
  footer?: ReactNode
  children: ReactNode
}

const asWhat = {
  admin: "invitations.asAdmin",
  editor: "invitations.asEditor",
  viewer: "invitations.asViewer",
} as const satisfies Record<InvitationOffer["role"], MessageKey>

/** Says who sent the invitation, and for which role. */
export function AcceptInvitationCard({ offer, footer, children }: AcceptInvitationCardProps) {
  const { t } = useMessages()
  return (
    <AuthCard
      title={t("invitations.title", { employer: offer.employer.name })}
      description={t(asWhat[offer.role])}
      footer={footer}
    >
      {children}
    </AuthCard>
  )
}
