import type { Actor } from "./actor"
import type { ActivityStore } from "./activity/activity-store"
import type { ApiKeyStore } from "./api-keys/api-key-store"
import type { ApiRequestStore } from "./api-requests/api-request-store"
import type { BatchStore } from "./batches/batch-store"
import type { BulkRunStore } from "./bulk-runs/bulk-run-store"
import type { Clock } from "./clock"
import type { Employer } from "./employers/employer"
import type { EmployerStore } from "./employers/employer-store"
import type { SetUpStore } from "./employers/set-up-store"
import type { IdempotencyStore } from "./idempotency/idempotency-store"
import type { BinStore } from "./bin/bin-store"
import type { ChangeStore } from "./changes/change-store"
import type { CheckRefreshStore } from "./job-checks/check-refresh-store"
import type { CheckSettingsStore } from "./job-checks/check-settings-store"
import type { HistoryStore } from "./history/history-store"
import type { JobSelectionStore } from "./jobs/job-selection"
import type { JobStore } from "./jobs/job-store"
import type { LocationStore } from "./locations/location-store"
import type { InvitationStore } from "./members/invitation-store"
import type { KnownBrowserStore } from "./members/known-browser-store"
import type { MemberStore } from "./members/member-store"
import type { PasswordLinkStore } from "./members/password-link-store"
import type { PasskeyStore } from "./members/passkey-store"
import type { ViewStore } from "./views/view-store"
import type { DeliveryQueue } from "./webhooks/delivery-queue"
import type { WebhookStore } from "./webhooks/webhook-store"
import type { TwoFactorStore } from "./members/two-factor-store"

/** Where data is stored; implemented by lib/db for both databases. */
export type Stores = {
  activities: ActivityStore
  jobs: JobStore
  history: HistoryStore
  bin: BinStore
  changes: ChangeStore
  checkSettings: CheckSettingsStore
  checkRefreshes: CheckRefreshStore
  jobSelections: JobSelectionStore
  batches: BatchStore
  bulkRuns: BulkRunStore
  idempotencyKeys: IdempotencyStore
  locations: LocationStore
  employers: EmployerStore
  apiKeys: ApiKeyStore
  apiRequests: ApiRequestStore
  members: MemberStore
  passwordLinks: PasswordLinkStore
  knownBrowsers: KnownBrowserStore
  twoFactor: TwoFactorStore
  passkeys: PasskeyStore
  invitations: InvitationStore
  setUp: SetUpStore
  views: ViewStore
  webhooks: WebhookStore
  deliveryQueue: DeliveryQueue
}

/** What an operation of the service or its operator has to work with. */
export type ServiceContext = {
  stores: Stores
  clock: Clock
  /** How many years a posting's record is kept after the public could last see it (contract 3.4); 3 if left out. */
  recordYears?: number
  /** How many bytes a description may have as it is stored; no limit if left out. */
  mostDescriptionBytes?: number
}

/** What an operation has to work with when a caller, who belongs to one employer, asked for it. */
export type Context = ServiceContext & {
  employer: Employer
  actor: Actor
  /** The session that asks; null for a key. */
  sessionId: number | null
  /** Where the request came from; null means unknown. */
  address: string | null
  requestId: string
}

/** The context in which the service itself, or its operator, works for `employer`. */
export function serviceContextFor(context: ServiceContext, employer: Employer, name: string): Context {
  return {
    ...context,
    employer,
    actor: { kind: "service", name },
    sessionId: null,
    address: null,
    requestId: name,
  }
}
