import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from "@simplewebauthn/browser"
import type { z } from "zod"
import type {
  JobCounts,
  languageChoice,
  Me,
  newPasswordRequest,
  ownNameRequest,
  ownPasswordRequest,
  OwnSession,
  passwordLinkRequest,
  SetUpRequest,
  signInRequest,
} from "./account"
import type { FurtherFilter } from "@/lib/domain/jobs/job-selection"
import type { ActivityList, activityFilterQuery } from "./activity"
import type { KeyChangeRequest, MadeKey, NewKeyRequest, PresentedKey, rotationRequest } from "./api-keys"
import type { BulkRunRequest } from "./bulk-runs"
import type { BulkRunAnswer, BulkRunDetail, BulkTrialAnswer, ListedRunAnswer } from "./presented-bulk-run"
import type { checkSettingsRequest, OwnCheckSettings } from "./check-settings"
import type { employerRequest, OwnEmployer, twoFactorRuleRequest } from "./employer"
import type { ImportAnswer, importRequest } from "./imports"
import type {
  acceptanceRequest,
  invitationRequest,
  InvitationList,
  InvitationOffer,
  LeftPending,
  ListedMember,
  MadeInvitation,
  MadePasswordLink,
  memberChange,
} from "./members"
import type {
  AddedPasskey,
  madePasskeyRequest,
  NewPasskeyRequest,
  OwnPasskeys,
  passkeyAnswerRequest,
  passkeyChallengeRequest,
  renamePasskeyRequest,
} from "./passkeys"
import type { PlaceSuggestions } from "./places"
import type { PresentedRequest, requestListQuery, RequestList } from "./requests"
import type { ApiCalls } from "../v1.1/calls"
import type { DeliveryAnswer } from "../v1.1/deliveries"
import type {
  BegunApp,
  codeRequest,
  MadeRecoveryCodes,
  OwnTwoFactor,
  passwordProof,
  SecondStepAsked,
  SecondStepRequest,
} from "./two-factor"
import type { newViewRequest, PresentedView, viewChangeRequest } from "./views"

type Call<Answer, Sent extends { params?: object; query?: object; body?: object } = object> = {
  params: Sent extends { params: infer Params } ? Params : undefined
  query: Sent extends { query: infer Query } ? Query : undefined
  body: Sent extends { body: infer Body } ? Body : undefined
  answer: Answer
}

type WithId = { params: { id: number } }

/** Filters as they are sent; a filter that is left out matches everything. */
type Filters<Schema extends z.ZodObject> = { [Name in keyof Schema["shape"]]?: string }
type ActivityPaging = { before?: number | null; pageSize?: number }

type JobCountFilters = { [Name in "q" | keyof FurtherFilter]?: string | null }

/** What the dashboard's own endpoints take and answer, by method and path, typed by their schemas. */
export type DashboardCalls = {
  "GET /api/dashboard/me": Call<Me>
  "PUT /api/dashboard/me": Call<null, { body: z.output<typeof ownNameRequest> }>
  "PUT /api/dashboard/me/employer": Call<null, { body: { employerId: number } }>
  "PUT /api/dashboard/me/language": Call<null, { body: z.output<typeof languageChoice> }>
  "PUT /api/dashboard/me/password": Call<null, { body: z.output<typeof ownPasswordRequest> }>
  "GET /api/dashboard/me/sessions": Call<{ data: OwnSession[] }>
  "DELETE /api/dashboard/me/sessions/{id}": Call<null, WithId>
  "POST /api/dashboard/session": Call<SecondStepAsked | null, { body: z.output<typeof signInRequest> }>
  "DELETE /api/dashboard/session": Call<null>
  "POST /api/dashboard/session/second-step": Call<null, { body: SecondStepRequest }>
  "GET /api/dashboard/me/two-factor": Call<OwnTwoFactor>
  "POST /api/dashboard/me/two-factor": Call<BegunApp, { body: z.output<typeof passwordProof> }>
  "POST /api/dashboard/me/two-factor/confirmation": Call<
    MadeRecoveryCodes,
    { body: z.output<typeof codeRequest> }
  >
  "POST /api/dashboard/me/two-factor/removal": Call<null, { body: z.output<typeof passwordProof> }>
  "POST /api/dashboard/me/recovery-codes": Call<MadeRecoveryCodes, { body: z.output<typeof passwordProof> }>
  "DELETE /api/dashboard/me/remembered-browsers": Call<null>
  "GET /api/dashboard/me/passkeys": Call<OwnPasskeys>
  "POST /api/dashboard/me/passkeys": Call<AddedPasskey, { body: z.input<typeof madePasskeyRequest> }>
  "POST /api/dashboard/me/passkeys/options": Call<
    PublicKeyCredentialCreationOptionsJSON,
    { body: NewPasskeyRequest }
  >
  "PUT /api/dashboard/me/passkeys/{id}": Call<null, WithId & { body: z.output<typeof renamePasskeyRequest> }>
  "POST /api/dashboard/me/passkeys/{id}/removal": Call<
    null,
    WithId & { body: z.output<typeof passwordProof> }
  >
  "POST /api/dashboard/session/passkey/options": Call<
    PublicKeyCredentialRequestOptionsJSON,
    { body: z.input<typeof passkeyChallengeRequest> }
  >
  "POST /api/dashboard/session/passkey": Call<null, { body: z.input<typeof passkeyAnswerRequest> }>
  "GET /api/dashboard/set-up": Call<{ needed: boolean }>
  "POST /api/dashboard/set-up": Call<null, { body: SetUpRequest }>
  "POST /api/dashboard/password-link": Call<
    { mailed: boolean },
    { body: z.output<typeof passwordLinkRequest> }
  >
  "GET /api/dashboard/password": Call<null, { query: { token: string } }>
  "PUT /api/dashboard/password": Call<null, { body: z.output<typeof newPasswordRequest> }>
  "GET /api/dashboard/employer": Call<OwnEmployer>
  "PUT /api/dashboard/employer": Call<OwnEmployer, { body: z.output<typeof employerRequest> }>
  "PUT /api/dashboard/employer/two-factor": Call<OwnEmployer, { body: z.output<typeof twoFactorRuleRequest> }>
  "GET /api/dashboard/check-settings": Call<OwnCheckSettings>
  "PUT /api/dashboard/check-settings": Call<OwnCheckSettings, { body: z.output<typeof checkSettingsRequest> }>
  "GET /api/dashboard/activity": Call<
    ActivityList,
    { query: Filters<typeof activityFilterQuery> & ActivityPaging }
  >
  "GET /api/dashboard/requests": Call<RequestList, { query: Filters<typeof requestListQuery> }>
  "GET /api/dashboard/requests/{id}": Call<PresentedRequest, { params: { id: string } }>
  "GET /api/dashboard/webhooks/{id}/deliveries/{deliveryId}": Call<
    DeliveryAnswer,
    { params: { id: number; deliveryId: number } }
  >
  "GET /api/dashboard/jobs": ApiCalls["GET /api/v1.1/jobs"]
  "GET /api/dashboard/job-counts": Call<JobCounts, { query: JobCountFilters }>
  "DELETE /api/dashboard/deleted-jobs/{id}": Call<null, WithId>
  "POST /api/dashboard/imports": Call<ImportAnswer, { body: z.input<typeof importRequest> }>
  "GET /api/dashboard/views": Call<{ data: PresentedView[] }>
  "POST /api/dashboard/views": Call<PresentedView, { body: z.output<typeof newViewRequest> }>
  "PUT /api/dashboard/views/{id}": Call<PresentedView, WithId & { body: z.output<typeof viewChangeRequest> }>
  "DELETE /api/dashboard/views/{id}": Call<null, WithId>
  "GET /api/dashboard/bulk-runs": Call<
    { latest: BulkRunAnswer | null; runs: ListedRunAnswer[] | null },
    { query: { all?: boolean } }
  >
  "POST /api/dashboard/bulk-runs": Call<BulkRunAnswer | BulkTrialAnswer, { body: BulkRunRequest }>
  "GET /api/dashboard/bulk-runs/{id}": Call<BulkRunDetail, WithId & { query: { skippedAfter?: number } }>
  "POST /api/dashboard/bulk-runs/{id}/cancel": Call<BulkRunAnswer, WithId & { body: object }>
  "POST /api/dashboard/bulk-runs/{id}/undo": Call<BulkRunAnswer, WithId & { body: object }>
  "GET /api/dashboard/places": Call<PlaceSuggestions, { query: { q: string } }>
  "GET /api/dashboard/api-keys": Call<{ data: PresentedKey[] }>
  "POST /api/dashboard/api-keys": Call<MadeKey, { body: NewKeyRequest }>
  "PUT /api/dashboard/api-keys/{id}": Call<PresentedKey, WithId & { body: KeyChangeRequest }>
  "DELETE /api/dashboard/api-keys/{id}": Call<null, WithId>
  "POST /api/dashboard/api-keys/{id}/rotation": Call<
    MadeKey,
    WithId & { body: z.output<typeof rotationRequest> }
  >
  "GET /api/dashboard/members": Call<{ data: ListedMember[] }>
  "PUT /api/dashboard/members/{id}": Call<ListedMember, WithId & { body: z.output<typeof memberChange> }>
  "DELETE /api/dashboard/members/{id}": Call<LeftPending | null, WithId>
  "POST /api/dashboard/members/{id}/password-link": Call<MadePasswordLink, WithId & { body: object }>
  "DELETE /api/dashboard/members/{id}/two-factor": Call<null, WithId>
  "GET /api/dashboard/invitations": Call<InvitationList>
  "POST /api/dashboard/invitations": Call<MadeInvitation, { body: z.output<typeof invitationRequest> }>
  "DELETE /api/dashboard/invitations/{id}": Call<null, WithId>
  "GET /api/dashboard/invitations/accept": Call<InvitationOffer, { query: { token: string } }>
  "POST /api/dashboard/invitations/accept": Call<
    (SecondStepAsked & { employerId: number }) | null,
    { body: z.output<typeof acceptanceRequest> }
  >
}
