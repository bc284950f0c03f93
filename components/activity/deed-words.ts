import type { ActivityAction, ActivityKind, ListedActivity } from "@/lib/queries/activity"

/** What happened, as a line of a list says it. */
export const deedWords: Record<ActivityAction, string> = {
  "job.created": "Posting created",
  "job.changed": "Posting changed",
  "job.status_changed": "Status changed",
  "job.refreshed": "Posting refreshed",
  "job.deleted": "Posting deleted",
  "api_key.created": "API key created",
  "api_key.renamed": "API key renamed",
  "api_key.paused": "API key paused",
  "api_key.resumed": "API key resumed",
  "api_key.rotated": "API key rotated",
  "api_key.revoked": "API key revoked",
  "member.added": "Member added",
  "member.invited": "Member invited",
  "member.invitation_withdrawn": "Invitation withdrawn",
  "member.joined": "Invitation accepted",
  "member.role_changed": "Role changed",
  "member.renamed": "Own name changed",
  "member.password_link_made": "Password link made",
  "member.password_changed": "Password changed",
  "member.two_factor_on": "Authenticator app set up",
  "member.two_factor_off": "Authenticator app removed",
  "member.two_factor_reset": "Two-factor sign-in reset",
  "member.recovery_codes_made": "Recovery codes made",
  "member.browser_remembered": "Browser remembered",
  "member.browsers_forgotten": "Remembered browsers forgotten",
  "member.passkey_added": "Passkey added",
  "member.passkey_renamed": "Passkey renamed",
  "member.passkey_removed": "Passkey removed",
  "member.removed": "Member removed",
  "employer.created": "Employer created",
  "employer.changed": "Employer changed",
  "session.started": "Signed in",
  "session.refused": "Sign-in failed",
  "session.ended": "Session ended",
}

/** The kinds of objects, for a choice among them. */
export const kindWords: Record<ActivityKind, string> = {
  job: "Postings",
  api_key: "API keys",
  member: "Members",
  employer: "Employer",
  session: "Sign-ins",
}

/** One object of a kind, within a sentence. */
export const objectWords: Record<ActivityKind, string> = {
  job: "posting",
  api_key: "API key",
  member: "member",
  employer: "employer",
  session: "session",
}

/** Where the object of a deed is to be seen; null is nowhere, as for what is gone. */
export function objectHref({ action, object }: ListedActivity): string | null {
  if (object.kind === "job")
    return object.id === null || action === "job.deleted" ? null : `/jobs/${object.id}`
  if (object.kind === "api_key") return "/settings/api-keys"
  if (object.kind === "member") return action === "member.removed" ? null : "/settings/members"
  return object.kind === "employer" ? "/settings/employer" : null
}

/** A kind of actor in words, beside its name. */
export function actorKindWords({ kind }: ListedActivity["actor"]): string | null {
  if (kind === "key") return "API key"
  return kind === "service" ? "Service" : null
}
