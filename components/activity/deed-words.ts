import type { Words } from "@/components/messages/words"
import { type Message, say } from "@/lib/messages/message"
import type { ActivityAction, ActivityKind, ListedActivity } from "@/lib/queries/activity"

/** What happened, as a line of a list. */
export const deedWords: Record<ActivityAction, Message> = {
  "job.created": say("activity.jobCreated"),
  "job.changed": say("activity.jobChanged"),
  "job.status_changed": say("activity.jobStatusChanged"),
  "job.refreshed": say("activity.jobRefreshed"),
  "job.restored": say("activity.jobRestored"),
  "job.erased": say("activity.jobErased"),
  "job.finding_dismissed": say("activity.findingDismissed"),
  "job.finding_reopened": say("activity.findingReopened"),
  "job.deleted": say("activity.jobDeleted"),
  "api_key.created": say("activity.keyCreated"),
  "api_key.renamed": say("activity.keyRenamed"),
  "api_key.paused": say("activity.keyPaused"),
  "api_key.resumed": say("activity.keyResumed"),
  "api_key.rotated": say("activity.keyRotated"),
  "api_key.revoked": say("activity.keyRevoked"),
  "member.added": say("activity.memberAdded"),
  "member.invited": say("activity.memberInvited"),
  "member.invitation_withdrawn": say("activity.invitationWithdrawn"),
  "member.joined": say("activity.memberJoined"),
  "member.role_changed": say("activity.roleChanged"),
  "member.renamed": say("activity.memberRenamed"),
  "member.password_link_made": say("activity.passwordLinkMade"),
  "member.password_changed": say("activity.passwordChanged"),
  "member.two_factor_on": say("activity.twoFactorOn"),
  "member.two_factor_off": say("activity.twoFactorOff"),
  "member.two_factor_reset": say("activity.twoFactorReset"),
  "member.recovery_codes_made": say("activity.recoveryCodesMade"),
  "member.browser_remembered": say("activity.browserRemembered"),
  "member.browsers_forgotten": say("activity.browsersForgotten"),
  "member.passkey_added": say("activity.passkeyAdded"),
  "member.passkey_renamed": say("activity.passkeyRenamed"),
  "member.passkey_removed": say("activity.passkeyRemoved"),
  "member.removed": say("activity.memberRemoved"),
  "employer.created": say("activity.employerCreated"),
  "employer.changed": say("activity.employerChanged"),
  "employer.check_settings_changed": say("activity.checkSettingsChanged"),
  "webhook.created": say("activity.webhookCreated"),
  "webhook.changed": say("activity.webhookChanged"),
  "webhook.secret_rotated": say("activity.webhookSecretRotated"),
  "webhook.disabled": say("activity.webhookDisabled"),
  "webhook.deleted": say("activity.webhookDeleted"),
  "session.started": say("activity.sessionStarted"),
  "session.refused": say("activity.sessionRefused"),
  "session.ended": say("activity.sessionEnded"),
}

/** The kinds of objects, as options of a filter. */
export const kindWords: Record<ActivityKind, Message> = {
  job: say("activity.postings"),
  api_key: say("activity.keys"),
  member: say("activity.members"),
  employer: say("activity.employer"),
  webhook: say("activity.webhooks"),
  session: say("activity.sessions"),
}

/** The link to everything that was done to one object of a kind. */
export const aboutObjectWords: Record<Exclude<ActivityKind, "session">, Message> = {
  job: say("activity.aboutJob"),
  api_key: say("activity.aboutKey"),
  member: say("activity.aboutMember"),
  employer: say("activity.aboutEmployer"),
  webhook: say("activity.aboutWebhook"),
}

/** The note that the list only shows one object of a kind. */
export const onlyObjectWords: Record<ActivityKind, Message> = {
  job: say("activity.onlyJob"),
  api_key: say("activity.onlyKey"),
  member: say("activity.onlyMember"),
  employer: say("activity.onlyEmployer"),
  webhook: say("activity.onlyWebhook"),
  session: say("activity.onlySession"),
}

/** Where the object of an activity can be seen; null if nowhere, for example because it is gone. */
export function objectHref({ action, object }: ListedActivity): string | null {
  if (object.kind === "job")
    return object.id === null || action === "job.deleted" ? null : `/jobs/${object.id}`
  if (object.kind === "api_key") return "/settings/api-keys"
  if (object.kind === "member") return action === "member.removed" ? null : "/settings/members"
  return object.kind === "employer" ? "/settings/employer" : null
}

/** The names of the service's own actors, which are stored in English. */
const serviceNames: Record<string, Message> = {
  Operator: say("activity.operator"),
  "Forgotten password": say("activity.forgottenPassword"),
  "Auto-refresh": say("jobFields.autoRefresh"),
}

/** The name of an actor, as the page shows it. */
export function actorName({ kind, name }: { kind: string; name: string }, { textOf }: Words): string {
  const known = kind === "service" ? serviceNames[name] : undefined
  return known ? textOf(known) : name
}

/** The kind of an actor in words, which is shown beside its name; null for people. */
export function actorKindWords({ kind }: ListedActivity["actor"]): Message | null {
  if (kind === "key") return say("activity.keyActor")
  return kind === "service" ? say("activity.serviceActor") : null
}
