import { roleChoices } from "@/lib/api/dashboard/members"
import type { Role } from "@/lib/queries/members"

/** "Admin", "Editor", "Viewer". */
export function roleName(role: Role): string {
  return roleChoices.find(({ value }) => value === role)?.label ?? role
}

/** "an admin", "a viewer". */
export function roleWithArticle(role: Role): string {
  return `${/^[aeiou]/.test(role) ? "an" : "a"} ${role}`
}
