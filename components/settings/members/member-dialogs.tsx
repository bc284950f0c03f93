"use client"

import type { ListedInvitation, MadeInvitation, ListedMember, Role } from "@/lib/queries/members"
import { InvitationLinkDialog } from "./invitation-link-dialog"
import { InviteDialog } from "./invite-dialog"
import { PasswordLinkDialog } from "./password-link-dialog"
import { RemoveMemberDialog } from "./remove-member-dialog"
import { ResetFactorsDialog } from "./reset-factors-dialog"
import { StepBackDialog } from "./step-back-dialog"
import { WithdrawDialog } from "./withdraw-dialog"

/** What one of the page's dialogs asks or shows. */
export type MemberDialog =
  | { what: "invite" }
  | { what: "link"; made: MadeInvitation & { link: string } }
  | { what: "withdraw"; invitation: ListedInvitation }
  | { what: "remove"; member: ListedMember }
  | { what: "password-link"; member: ListedMember }
  | { what: "reset-factors"; member: ListedMember }
  | { what: "step-back"; member: ListedMember; role: Role }

export interface MemberDialogsProps {
  asked: MemberDialog | null
  onAsk: (asked: MemberDialog | null) => void
  /** Gets the focus if the button that asked is gone. */
  focusAfter: () => HTMLElement | null
}

export function MemberDialogs({ asked, onAsk, focusAfter }: MemberDialogsProps) {
  const onClose = () => onAsk(null)
  switch (asked?.what) {
    case "invite":
      return <InviteDialog onClose={onClose} onLink={(made) => onAsk({ what: "link", made })} />
    case "link":
      return <InvitationLinkDialog made={asked.made} onClose={onClose} focusAfter={focusAfter} />
    case "withdraw":
      return <WithdrawDialog invitation={asked.invitation} onClose={onClose} focusAfter={focusAfter} />
    case "remove":
      return <RemoveMemberDialog member={asked.member} onClose={onClose} focusAfter={focusAfter} />
    case "password-link":
      return <PasswordLinkDialog member={asked.member} onClose={onClose} />
    case "reset-factors":
      return <ResetFactorsDialog member={asked.member} onClose={onClose} />
    case "step-back":
      return <StepBackDialog member={asked.member} role={asked.role} onClose={onClose} />
    default:
      return null
  }
}
