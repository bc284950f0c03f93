"use client"

import { Ellipsis, KeyRound, ShieldOff, UserMinus } from "lucide-react"
import { Button } from "@/components/ui/button"
import { Menu } from "@/components/ui/menu"
import { MenuItem } from "@/components/ui/menu-items"
import type { ListedMember } from "@/lib/queries/members"
import type { MemberActions } from "./use-member-actions"

export interface MemberMenuProps {
  member: ListedMember
  /** The last admin cannot be removed. */
  fixed: boolean
  actions: MemberActions
}

export function MemberMenu({ member, fixed, actions }: MemberMenuProps) {
  // Nothing is left to do with the last admin, unless somebody else looks at them.
  if (fixed && member.you) return null
  return (
    <Menu
      trigger={
        <Button
          variant="ghost"
          size="icon-sm"
          aria-label={`Actions for ${member.person.name}`}
          className="text-muted-foreground"
        >
          <Ellipsis aria-hidden />
        </Button>
      }
    >
      {member.you ? null : (
        <MenuItem icon={<KeyRound />} onSelect={() => actions.makePasswordLink(member)}>
          Make a password link…
        </MenuItem>
      )}
      {member.you || !member.twoFactor ? null : (
        <MenuItem icon={<ShieldOff />} onSelect={() => actions.resetFactors(member)}>
          Reset two-factor sign-in…
        </MenuItem>
      )}
      {fixed ? null : (
        <MenuItem icon={<UserMinus />} destructive onSelect={() => actions.remove(member)}>
          {member.you ? "Leave…" : "Remove…"}
        </MenuItem>
      )}
    </Menu>
  )
}
