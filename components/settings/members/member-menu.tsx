"use client"

import { Ellipsis, KeyRound, ShieldOff, UserMinus } from "lucide-react"
import { useMessages } from "@/components/messages/use-messages"
import { Button } from "@/components/ui/button"
import { Menu } from "@/components/ui/menu"
import { MenuItem } from "@/components/ui/menu-items"
import type { ListedMember } from "@/lib/queries/members"
import type { MemberActions } from "./use-member-actions"

export interface MemberMenuProps {
  member: ListedMember
  /** True for the last admin, who can't be removed. */
  fixed: boolean
  actions: MemberActions
}

export function MemberMenu({ member, fixed, actions }: MemberMenuProps) {
  const { t } = useMessages()
  // Nothing can be done with the last admin, unless it is someone else who is looking.
  if (fixed && member.you) return null
  return (
    <Menu
      trigger={
        <Button
          variant="ghost"
          size="icon-sm"
          aria-label={t("members.actionsFor", { person: member.person.name })}
          className="text-muted-foreground"
        >
          <Ellipsis aria-hidden />
        </Button>
      }
    >
      {member.you ? null : (
        <MenuItem icon={<KeyRound />} onSelect={() => actions.makePasswordLink(member)}>
          {t("members.makeLinkMenu")}
        </MenuItem>
      )}
      {member.you || !member.twoFactor ? null : (
        <MenuItem icon={<ShieldOff />} onSelect={() => actions.resetFactors(member)}>
          {t("members.resetMenu")}
        </MenuItem>
      )}
      {fixed ? null : (
        <MenuItem icon={<UserMinus />} destructive onSelect={() => actions.remove(member)}>
          {t(member.you ? "members.leaveMenu" : "members.removeMenu")}
        </MenuItem>
      )}
    </Menu>
  )
}
