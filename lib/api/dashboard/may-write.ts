import type { Role } from "@/lib/domain/actor"

/**
 * Whether a member with this role may write postings. It doesn't use the permissions table, which the browser would
 * have to load.
 */
export function mayWrite(role: Role): boolean {
  return role !== "viewer"
}
