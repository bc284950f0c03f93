import type { ReactNode } from "react"
import type { InvitationOffer } from "@/lib/queries/members"
import { AuthCard } from "./auth-card"

export interface AcceptInvitationCardProps {
  offer: InvitationOffer
  footer?: ReactNode
  children: ReactNode
}

const asWhat: Record<InvitationOffer["role"], string> = {
  admin: "You are invited as an admin, who can do everything here.",
  editor: "You are invited as an editor, who writes, publishes and deletes postings.",
  viewer: "You are invited as a viewer, who reads postings.",
}

/** Who invites, and as what. */
export function AcceptInvitationCard({ offer, footer, children }: AcceptInvitationCardProps) {
  return (
    <AuthCard title={`Join ${offer.employer.name}`} description={asWhat[offer.role]} footer={footer}>
      {children}
    </AuthCard>
  )
}
