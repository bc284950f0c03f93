import { roleChoices } from "@/lib/api/dashboard/members"
import { ApiError } from "@/lib/queries/api-error"
import type { Role } from "@/lib/queries/members"

/** "Admin", "Editor", "Viewer". */
export function roleName(role: Role): string {
  return roleChoices.find(({ value }) => value === role)?.label ?? role
}

/** "an admin", "a viewer". */
export function roleWithArticle(role: Role): string {
  return `${/^[aeiou]/.test(role) ? "an" : "a"} ${role}`
}

/** What the API says of a refusal: of its fields where it names any. */
export function refusalInWords(error: unknown): string {
  if (!(error instanceof ApiError)) return "Something unexpected happened. Try again."
  return error.errors.length > 0 ? error.errors.map(({ message }) => message).join(" ") : error.message
}
