import type { Employer, EmployerId } from "../employers/employer"
import type { Scope } from "../permissions"
import type { ApiKey } from "./api-key"

export type NewApiKey = {
  name: string
  hash: string
  prefix: string
  lastFour: string
  scopes: Scope[] | null
  expiresAt: Date | null
}

export type ApiKeyStore = {
  /** The key with the SHA-256 `hash` and its employer, in one look-up; also when it works no more. */
  findByHash(hash: string): Promise<{ key: ApiKey; employer: Employer } | null>
  list(employerId: EmployerId): Promise<ApiKey[]>
  add(employerId: EmployerId, key: NewApiKey): Promise<ApiKey>
  /** Revokes the employer's key at `now`; whether there was one that still worked. */
  revoke(employerId: EmployerId, id: number, now: Date): Promise<boolean>
  /** Notes that the key was used at `now`, at most once a minute. */
  noteUse(id: number, now: Date): Promise<void>
}
