/** What a person may be for an employer: an admin does everything, an editor works on jobs, a viewer reads. */
export const roles = ["admin", "editor", "viewer"] as const
export type Role = (typeof roles)[number]

/** What a key may be limited to. A key without scopes (null) may do all that keys may. */
export const scopes = ["jobs:read", "jobs:write", "jobs:delete", "confidential", "webhooks"] as const
export type Scope = (typeof scopes)[number]

/** Who acts: a key of the employer's (`scopes` null is a key without limits), a person who belongs to it, or the service itself. */
export type Actor =
  | { kind: "key"; keyId: number; name: string; scopes: Scope[] | null }
  | { kind: "person"; userId: number; name: string; email: string; role: Role }
  | { kind: "service"; name: string }
