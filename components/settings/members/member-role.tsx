"use client"

import { Select } from "@/components/ui/select"
import { roleChoices } from "@/lib/api/dashboard/members"
import type { ListedMember, Role } from "@/lib/queries/members"
import { roleName } from "./member-words"

export interface MemberRoleProps {
  member: ListedMember
  /** It cannot change: the last admin's. */
  fixed: boolean
  onChange: (member: ListedMember, role: Role) => void
}

export function MemberRole({ member, fixed, onChange }: MemberRoleProps) {
  if (fixed) return <span className="px-2 text-compact">{roleName(member.role)}</span>
  return (
    <Select
      aria-label={`Role of ${member.person.name}`}
      size="sm"
      items={roleChoices}
      value={member.role}
      onValueChange={(role) => role !== member.role && onChange(member, role)}
      className="w-28"
    />
  )
}
