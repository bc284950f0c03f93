import { type Actor, roles, type Role, type Scope } from "./actor"
import type { Employer } from "./employers/employer"
import { ServiceError } from "./errors"
import { type Message, say } from "@/lib/messages/message"

type Rule = {
  roles: readonly Role[]
  /** The scope that a key needs, or several of which it needs one; "any" means that every key may do it, null that none may. */
  scope: Scope | readonly Scope[] | "any" | null
  /** Completes "As a viewer, you can’t …"; in French it follows a colon. */
  deed: Message
}

const everyRole = roles
const onJobs = ["admin", "editor"] as const
const adminOnly = ["admin"] as const

/** Who may do what: the only table of authorization. */
export const permissionOf = {
  "jobs:read": { roles: everyRole, scope: "jobs:read", deed: say("permissions.seePostings") },
  "jobs:write": { roles: onJobs, scope: "jobs:write", deed: say("permissions.changePostings") },
  "jobs:delete": { roles: onJobs, scope: "jobs:delete", deed: say("permissions.deletePostings") },
  // It writes nothing, and shows callers who can only write what is wrong before they write it.
  "jobs:check": {
    roles: everyRole,
    scope: ["jobs:read", "jobs:write"],
    deed: say("permissions.checkPostings"),
  },
  "check-rules:read": { roles: everyRole, scope: "any", deed: say("permissions.checkPostings") },
  // Which of the two scopes it takes depends on what is restored: see restore-job.ts.
  "jobs:restore": {
    roles: onJobs,
    scope: ["jobs:write", "jobs:delete"],
    deed: say("permissions.changePostings"),
  },
  "jobs:bulk": { roles: onJobs, scope: null, deed: say("permissions.changePostings") },
  "jobs:import": { roles: onJobs, scope: null, deed: say("permissions.importPostings") },
  "records:export": { roles: adminOnly, scope: null, deed: say("permissions.exportRecords") },
  "bin:empty": { roles: adminOnly, scope: null, deed: say("permissions.emptyBin") },
  // Each operation of a batch needs its own permission.
  "jobs:batch": { roles: everyRole, scope: "any", deed: say("permissions.sendBatches") },
  "jobs:confidential": { roles: everyRole, scope: "confidential", deed: say("permissions.seeConfidential") },
  // A person's own views; the next permission is for shared ones.
  "views:use": { roles: everyRole, scope: null, deed: say("permissions.useViews") },
  "views:share": { roles: onJobs, scope: null, deed: say("permissions.shareViews") },
  "me:read": { roles: everyRole, scope: "any", deed: say("permissions.seeOneself") },
  "account:use": { roles: everyRole, scope: null, deed: say("permissions.useAccount") },
  "two-factor:manage": { roles: everyRole, scope: null, deed: say("permissions.setUpTwoFactor") },
  "members:read": { roles: everyRole, scope: null, deed: say("permissions.seeMembers") },
  "members:manage": { roles: adminOnly, scope: null, deed: say("permissions.manageMembers") },
  "api-keys:manage": { roles: adminOnly, scope: null, deed: say("permissions.manageKeys") },
  "webhooks:manage": { roles: adminOnly, scope: "webhooks", deed: say("permissions.manageWebhooks") },
  "activity:read": { roles: adminOnly, scope: null, deed: say("permissions.seeActivity") },
  "requests:read": { roles: adminOnly, scope: null, deed: say("permissions.seeRequests") },
  "employer:read": { roles: everyRole, scope: null, deed: say("permissions.seeEmployer") },
  "employer:manage": { roles: adminOnly, scope: null, deed: say("permissions.changeEmployer") },
} as const satisfies Record<string, Rule>

export type Action = keyof typeof permissionOf

/** Actions on the person's own account, which are allowed even before they have the second factor that an employer requires. */
const onOneself: readonly Action[] = ["account:use", "two-factor:manage"]

/** Throws `forbidden` if `action` requires a second factor and the person has none. */
export function requireSecondFactor(employer: Employer, hasTwoFactor: boolean, action: Action): void {
  if (!employer.requiresTwoFactor || hasTwoFactor || onOneself.includes(action)) return
  const message = say("permissions.twoFactorNeeded", { employer: employer.name })
  throw new ServiceError("forbidden", message, { lacksSecondFactor: true })
}

/** Whether `actor` may do `action`. */
export function isPermitted(actor: Actor, action: Action): boolean {
  const rule: Rule = permissionOf[action]
  if (actor.kind === "service") return true
  if (actor.kind === "person") return rule.roles.includes(actor.role)
  if (rule.scope === null) return false
  const needed = scopesOf(rule)
  return rule.scope === "any" || actor.scopes === null || actor.scopes.some((scope) => needed.includes(scope))
}

/** Throws `forbidden`, with what is missing and who can grant it, unless `actor` may do `action`. */
export function requirePermission(actor: Actor, action: Action): void {
  if (isPermitted(actor, action)) return
  const rule: Rule = permissionOf[action]
  if (actor.kind === "person") {
    const granted = rule.roles.map(roleName).reduce((first, second) => say("fields.or", { first, second }))
    const values = { role: roleName(actor.role), deed: rule.deed, granted }
    throw new ServiceError("forbidden", say("permissions.roleLacks", values))
  }
  if (rule.scope === null) {
    throw new ServiceError("forbidden", say("permissions.personNeeded"))
  }
  throw new ServiceError("forbidden", say("permissions.scopeLacks", { scope: scopesOf(rule).join(", ") }))
}

function scopesOf({ scope }: Rule): readonly string[] {
  return typeof scope === "string" ? [scope] : (scope ?? [])
}

function roleName(role: Role): Message {
  return say(`permissions.${role}`)
}
