"use client"

import { useMessages } from "@/components/messages/use-messages"
import { Select } from "@/components/ui/select"
import type { ListedMember, Role } from "@/lib/queries/members"
import { roleItems, roleName } from "./member-words"

export interface MemberRoleProps {
  member: ListedMember
  /** True for the last admin, whose role can't change. */
  fixed: boolean
  onChange: (member: ListedMember, role: Role) => void
}

export function MemberRole({ member, fixed, onChange }: MemberRoleProps) {
  const { t, textOf } = useMessages()
  if (fixed) return <span className="px-2 text-compact">{textOf(roleName(member.role))}</span>
  return (
    <Select
      aria-label={t("members.roleOf", { person: member.person.name })}
      size="sm"
      items={roleItems(textOf)}
      value={member.role}
      onValueChange={(role) => role !== member.role && onChange(member, role)}
      className="w-44 shrink-0 sm:w-36"
    />
  )
}
