import type { Scope } from "./api-keys/api-key"
import type { ApiKeyStore } from "./api-keys/api-key-store"
import type { Employer } from "./employers/employer"
import type { EmployerStore } from "./employers/employer-store"
import type { JobStore } from "./jobs/job-store"
import type { LocationStore } from "./locations/location-store"

export type Clock = { now(): Date }

/** Who acts: a key of the employer's. `scopes` null is a key without limits. */
export type Actor = { kind: "key"; keyId: number; name: string; scopes: Scope[] | null }

/** Where things are kept; implemented by lib/db for both databases. */
export type Stores = {
  jobs: JobStore
  locations: LocationStore
  employers: EmployerStore
  apiKeys: ApiKeyStore
}

/** What an operation of the service itself or of its operator has at hand. */
export type ServiceContext = { stores: Stores; clock: Clock }

/** What an operation has at hand that somebody asked for, who is one employer's. */
export type Context = ServiceContext & { employer: Employer; actor: Actor; requestId: string }
