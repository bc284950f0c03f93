import type { Role } from "@/lib/domain/actor"

/** Whether a member of this role may write postings. Not the table of permissions, which the browser would have to load. */
export function mayWrite(role: Role): boolean {
  return role !== "viewer"
}
