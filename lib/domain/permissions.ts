import { type Actor, roles, type Role, type Scope } from "./actor"
import type { Employer } from "./employers/employer"
import { ServiceError } from "./errors"

type Rule = {
  roles: readonly Role[]
  /** The scope that a key needs; "any" is what every key may do, null what none may. */
  scope: Scope | "any" | null
  /** Completes "Your role does not let you …". */
  deed: string
}

const everyRole = roles
const onJobs = ["admin", "editor"] as const
const adminOnly = ["admin"] as const

/** Who may do what: the one table of authorization. */
export const permissions = {
  "jobs:read": { roles: everyRole, scope: "jobs:read", deed: "see postings" },
  "jobs:write": { roles: onJobs, scope: "jobs:write", deed: "change postings" },
  "jobs:delete": { roles: onJobs, scope: "jobs:delete", deed: "delete postings" },
  "jobs:confidential": { roles: everyRole, scope: "confidential", deed: "see confidential postings" },
  "me:read": { roles: everyRole, scope: "any", deed: "see who you are" },
  "account:use": { roles: everyRole, scope: null, deed: "use an account" },
  "two-factor:manage": { roles: everyRole, scope: null, deed: "set up two-factor sign-in" },
  "members:read": { roles: everyRole, scope: null, deed: "see the members" },
  "members:manage": { roles: adminOnly, scope: null, deed: "manage members" },
  "api-keys:manage": { roles: adminOnly, scope: null, deed: "manage API keys" },
  "activity:read": { roles: adminOnly, scope: null, deed: "see the activity" },
  "requests:read": { roles: adminOnly, scope: null, deed: "see the request log" },
  "employer:read": { roles: everyRole, scope: null, deed: "see the employer" },
  "employer:manage": { roles: adminOnly, scope: null, deed: "change the employer" },
} as const satisfies Record<string, Rule>

export type Action = keyof typeof permissions

/** What is the person's own: it is theirs also before they have the second factor that an employer asks for. */
const onOneself: readonly Action[] = ["account:use", "two-factor:manage"]

/** Throws `forbidden` where `action` is for members who have a second factor, and who asks has none. */
export function requireSecondFactor(employer: Employer, hasTwoFactor: boolean, action: Action): void {
  if (!employer.requiresTwoFactor || hasTwoFactor || onOneself.includes(action)) return
  const message = `${employer.name} requires two-factor sign-in of its members. Reload the page to set it up.`
  throw new ServiceError("forbidden", message, { lacksSecondFactor: true })
}

/** Whether `actor` may do `action`. */
export function isPermitted(actor: Actor, action: Action): boolean {
  const rule: Rule = permissions[action]
  if (actor.kind === "service") return true
  if (actor.kind === "person") return rule.roles.includes(actor.role)
  if (rule.scope === null) return false
  return rule.scope === "any" || actor.scopes === null || actor.scopes.includes(rule.scope)
}

/** Throws `forbidden`, with what is lacking and who can grant it, unless `actor` may do `action`. */
export function requirePermission(actor: Actor, action: Action): void {
  if (isPermitted(actor, action)) return
  const rule: Rule = permissions[action]
  if (actor.kind === "person") {
    const granted = rule.roles.join(" or ")
    const message = `Your role, ${actor.role}, does not let you ${rule.deed}. An admin can make you ${granted}.`
    throw new ServiceError("forbidden", message)
  }
  if (rule.scope === null) {
    throw new ServiceError(
      "forbidden",
      "An API key cannot do this: a person has to, signed in to the dashboard.",
    )
  }
  throw new ServiceError(
    "forbidden",
    `This key lacks the scope ${rule.scope}. An admin can issue one that has it.`,
  )
}
