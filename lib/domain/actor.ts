/** A person's role with an employer: an admin may do everything, an editor works on jobs, a viewer only reads. */
export const roles = ["admin", "editor", "viewer"] as const
export type Role = (typeof roles)[number]

/** What a key can be limited to. A key without scopes (null) may do everything that keys may. */
export const scopes = ["jobs:read", "jobs:write", "jobs:delete", "confidential", "webhooks"] as const
export type Scope = (typeof scopes)[number]

/** Who acts: a key of the employer (null `scopes` means no limits), a member, or the service itself. */
export type Actor =
  | { kind: "key"; keyId: number; name: string; scopes: Scope[] | null }
  | { kind: "person"; userId: number; name: string; email: string; role: Role }
  | { kind: "service"; name: string }
