import { roleChoices } from "@/lib/api/dashboard/members"
import { countOf, formatList } from "@/lib/format/plurals"
import type { LeftPending, Role } from "@/lib/queries/members"

/** "Admin", "Editor", "Viewer". */
export function roleName(role: Role): string {
  return roleChoices.find(({ value }) => value === role)?.label ?? role
}

/** "an admin", "a viewer". */
export function roleWithArticle(role: Role): string {
  return `${/^[aeiou]/.test(role) ? "an" : "a"} ${role}`
}

/** What ended with the removal of a member. */
export function leftPendingInWords(left: LeftPending | null): string {
  if (!left) return "Their sessions have ended."
  const { invitations, passwordLinks } = left
  const counted = [
    ...(invitations.length > 0
      ? [countOf(invitations.length, { one: "invitation", other: "invitations" })]
      : []),
    ...(passwordLinks.length > 0
      ? [countOf(passwordLinks.length, { one: "password link", other: "password links" })]
      : []),
  ]
  const work = invitations.length + passwordLinks.length === 1 ? "works" : "work"
  return `Their sessions have ended, and ${formatList(counted)} that they made no longer ${work}.`
}
