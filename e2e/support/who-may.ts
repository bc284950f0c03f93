import type { RoutePermissions } from "@/lib/http/endpoint"
import { loadRoutes } from "@/server/route-table"
import type { Answer, ApiClient } from "./api"
import { expect } from "./ui"

/** Who is allowed: people by role, and keys by the scope they need, or by another that will do (null means that no key is allowed). */
export type Promised = { people: readonly string[]; scope: string | "any" | null; orScope?: string }

const everybody = ["admin", "editor", "viewer"]
const writers = ["admin", "editor"]
const admins = ["admin"]

/** A second record of the permissions: changing what a route requires means changing it here too. */
const promises: [Promised, string[]][] = [
  [
    { people: everybody, scope: "jobs:read" },
    [
      "GET /api/v1.1/jobs",
      "GET /api/v1.1/jobs/[id]",
      "GET /api/v1.1/jobs/changes",
      "GET /api/v1.1/jobs/[id]/checks",
      "GET /api/v1.1/jobs/[id]/history",
      "GET /api/v1.1/jobs/[id]/history/[version]",
      "GET /api/v1.1/jobs/[id]/record",
      "GET /api/dashboard/places",
      "GET /api/dashboard/jobs/[id]/activity",
      "GET /api/dashboard/jobs",
      "GET /api/dashboard/job-counts",
      "GET /api/dashboard/jobs.csv",
      "GET /api/dashboard/jobs.json",
    ],
  ],
  [
    { people: writers, scope: "jobs:write" },
    [
      "POST /api/v1.1/jobs",
      "PUT /api/v1.1/jobs",
      "PUT /api/v1.1/jobs/[id]",
      "PUT /api/v1.1/jobs/[id]/checks/[code]",
    ],
  ],
  [
    { people: writers, scope: "jobs:delete" },
    ["DELETE /api/v1.1/jobs", "DELETE /api/v1.1/jobs/[id]", "GET /api/v1.1/jobs/deleted"],
  ],
  [{ people: writers, scope: "jobs:write", orScope: "jobs:delete" }, ["POST /api/v1.1/jobs/[id]/restore"]],
  [{ people: everybody, scope: "jobs:read", orScope: "jobs:write" }, ["POST /api/v1.1/checks"]],
  [
    { people: admins, scope: "webhooks" },
    [
      "GET /api/v1.1/webhooks",
      "POST /api/v1.1/webhooks",
      "GET /api/v1.1/webhooks/[id]",
      "PUT /api/v1.1/webhooks/[id]",
      "DELETE /api/v1.1/webhooks/[id]",
      "GET /api/v1.1/webhooks/[id]/deliveries",
      "POST /api/v1.1/webhooks/[id]/deliveries/[deliveryId]/resend",
      "POST /api/v1.1/webhooks/[id]/recover",
      "POST /api/v1.1/webhooks/[id]/secret",
      "POST /api/v1.1/webhooks/[id]/test",
      "GET /api/dashboard/webhooks/[id]/deliveries/[deliveryId]",
    ],
  ],
  [
    { people: writers, scope: null },
    [
      "POST /api/dashboard/imports",
      "GET /api/dashboard/bulk-runs",
      "POST /api/dashboard/bulk-runs",
      "GET /api/dashboard/bulk-runs/[id]",
      "POST /api/dashboard/bulk-runs/[id]/cancel",
      "POST /api/dashboard/bulk-runs/[id]/undo",
    ],
  ],
  // Each operation of a batch is checked separately.
  [
    { people: everybody, scope: "any" },
    ["GET /api/v1.1/me", "GET /api/v1.1/checks/rules", "POST /api/v1.1/jobs/batch"],
  ],
  [
    { people: everybody, scope: null },
    [
      "GET /api/dashboard/views",
      "POST /api/dashboard/views",
      "PUT /api/dashboard/views/[id]",
      "DELETE /api/dashboard/views/[id]",
      "GET /api/dashboard/employer",
      "GET /api/dashboard/check-settings",
      "GET /api/dashboard/members",
      "PUT /api/dashboard/me",
      "PUT /api/dashboard/me/employer",
      "PUT /api/dashboard/me/language",
      "PUT /api/dashboard/me/password",
      "GET /api/dashboard/me/sessions",
      "DELETE /api/dashboard/me/sessions/[id]",
      "GET /api/dashboard/me/two-factor",
      "POST /api/dashboard/me/two-factor",
      "POST /api/dashboard/me/two-factor/confirmation",
      "POST /api/dashboard/me/two-factor/removal",
      "POST /api/dashboard/me/recovery-codes",
      "DELETE /api/dashboard/me/remembered-browsers",
      "GET /api/dashboard/me/passkeys",
      "POST /api/dashboard/me/passkeys",
      "POST /api/dashboard/me/passkeys/options",
      "PUT /api/dashboard/me/passkeys/[id]",
      "POST /api/dashboard/me/passkeys/[id]/removal",
    ],
  ],
  [
    { people: admins, scope: null },
    [
      "PUT /api/dashboard/employer",
      "PUT /api/dashboard/check-settings",
      "DELETE /api/dashboard/deleted-jobs/[id]",
      "GET /api/dashboard/records",
      "PUT /api/dashboard/employer/two-factor",
      "DELETE /api/dashboard/members/[id]/two-factor",
      "PUT /api/dashboard/members/[id]",
      "DELETE /api/dashboard/members/[id]",
      "POST /api/dashboard/members/[id]/password-link",
      "GET /api/dashboard/invitations",
      "POST /api/dashboard/invitations",
      "DELETE /api/dashboard/invitations/[id]",
      "GET /api/dashboard/api-keys",
      "POST /api/dashboard/api-keys",
      "PUT /api/dashboard/api-keys/[id]",
      "DELETE /api/dashboard/api-keys/[id]",
      "POST /api/dashboard/api-keys/[id]/rotation",
      "GET /api/dashboard/activity",
      "GET /api/dashboard/activity.csv",
      "GET /api/dashboard/requests",
      "GET /api/dashboard/requests/[id]",
    ],
  ],
]

/** Public methods, without a key or a session. */
export const open = [
  "GET /api/health",
  "GET /api/v1.1/openapi.json",
  "GET /api/v1.1/positiontypes",
  "GET /api/v1.1/positiontypes/[id]",
  "GET /api/v1.1/jobcategories",
  "GET /api/v1.1/jobcategories/[id]",
  "GET /api/v1.1/salaryperiods",
  "GET /api/v1.1/salaryperiods/[id]",
  "GET /api/v1.1/applicantroutingtypes",
  "GET /api/v1.1/applicantroutingtypes/[id]",
  "GET /api/v1.1/locations",
  "GET /api/v1.1/locations/[id]",
  "GET /api/dashboard/set-up",
  "POST /api/dashboard/set-up",
  "POST /api/dashboard/session",
  "DELETE /api/dashboard/session",
  "POST /api/dashboard/session/second-step",
  "POST /api/dashboard/session/passkey",
  "POST /api/dashboard/session/passkey/options",
  "POST /api/dashboard/password-link",
  "GET /api/dashboard/password",
  "PUT /api/dashboard/password",
  "GET /api/dashboard/invitations/accept",
  "POST /api/dashboard/invitations/accept",
  "GET /api/dashboard/me",
]

/** The rule for each method that is not public, by "GET /api/v1.1/jobs". */
export const promised = new Map(
  promises.flatMap(([promise, verbs]) => verbs.map((verb) => [verb, promise] as const)),
)

/** A method of a route; `promise` is null if it is public. */
export type Verb = { method: string; route: string; promise: Promised | null }

/** Every method of every route, and HEAD wherever there is GET. */
export async function allVerbs(): Promise<Verb[]> {
  return (await namesOfVerbs()).flatMap((name) => {
    const [method = "", route = ""] = name.split(" ")
    const promise = promised.get(name) ?? null
    expect(promise !== null || open.includes(name), `${name}: who may call it is not in who-may.ts`).toBe(
      true,
    )
    const verb = { method, route, promise }
    return method === "GET" ? [verb, { ...verb, method: "HEAD" }] : [verb]
  })
}

/** "GET /api/v1.1/jobs" and so on, read from the route files. */
export async function namesOfVerbs(): Promise<string[]> {
  return (await loadRoutes()).flatMap(({ segments, module }) => {
    const route = `/${segments.join("/")}`
    const { asked } = (module.GET ?? {}) as { asked?: RoutePermissions }
    expect(asked, `${route} does not say what it requires of its callers`).toBeDefined()
    return Object.keys(asked ?? {})
      .filter((method) => method !== "ANY")
      .map((method) => `${method} ${route}`)
  })
}

/**
 * Calls a method on the thing `id`, or on `id/below` where the path names something below it. A write sends `body`, except a
 * DELETE of the thing itself.
 */
export function ask(client: ApiClient, { method, route }: Verb, id: string, body: unknown): Promise<Answer> {
  const [own, below = "1"] = id.split("/")
  const path = route
    .replace(/\[id\]/g, own ?? "")
    .replace("[version]", "1")
    .replace("[deliveryId]", below)
    .replace("[code]", "PLACE-UNKNOWN")
  return method === "GET" || method === "HEAD"
    ? client.send({ method, path })
    : client.json(method, path, method === "DELETE" && route.endsWith("[id]") ? undefined : body)
}

/** Describes a case in the message of a failure. */
export const caseOf = ({ method, route }: Verb, who: string, { status, text }: Answer) =>
  `${method} ${route} as ${who}: ${status} ${text.slice(0, 200)}`
