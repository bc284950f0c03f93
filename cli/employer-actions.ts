import { createKey } from "@/lib/domain/api-keys/create-key"
import { revokeKey } from "@/lib/domain/api-keys/revoke-key"
import { type ServiceContext, serviceContextFor } from "@/lib/domain/context"
import { createEmployer } from "@/lib/domain/employers/create-employer"
import { type Employer, type plans } from "@/lib/domain/employers/employer"
import { employerById, setPlan } from "@/lib/domain/employers/manage-employers"
import { ServiceError } from "@/lib/domain/errors"
import { addOrInvite } from "@/lib/domain/members/add-member"
import { generatePassword } from "@/lib/domain/members/generate-password"
import { makePasswordLink } from "@/lib/domain/members/password-link"
import { resetFactors } from "@/lib/domain/members/reset-factors"
import { serviceContext } from "@/lib/http/context"
import { hashPassword } from "@/lib/identity/hashing"
import { invitationAddress } from "@/lib/identity/invitations"
import { passwordLinkAddress } from "@/lib/identity/passwords"
import { tellOfReset } from "@/lib/identity/reset-factors"
import { emailAddress, wholeNumberOption } from "./option-values"
import { prepareDatabase } from "./prepare-database"
import { type CommandAction, warn } from "./program"
import { serviceAddress } from "./service-address"
import { inEnglish, say } from "@/lib/messages/message"

const context = serviceContext()

/** What the commands of employer-commands.ts do. */
export const employerActions = {
  async createEmployer({ name, plan, timeZone, adminEmail }) {
    await prepareDatabase()
    const email = adminEmail === undefined ? null : emailAddress("--admin-email", adminEmail)
    const namesake = (await context.stores.employers.list()).find((each) => each.name === name?.trim())
    const { employer, apiKey } = await createEmployer(context, {
      name: name as string,
      plan: plan as (typeof plans)[number],
      timeZone: timeZone as string,
    })
    const admin = email === null ? null : await createAdmin(context, employer, email)
    if (namesake)
      warn(`an employer called ${employer.name} already existed (id ${namesake.id}); this is another one.`)
    const shown = { id: employer.id, name: employer.name, plan: employer.plan }
    const text = [
      `Created the employer ${employer.name} with the id ${employer.id}, on the ${employer.plan} plan, in the time zone ${employer.timeZone}.`,
      `API key: ${apiKey}`,
    ]
    if (admin && "password" in admin) text.push(`Admin: ${admin.email} with the password ${admin.password}`)
    else if (admin)
      text.push(
        `No admin yet: ${admin.email} already has an account, and becomes the admin by accepting this invitation within 7 days:`,
        admin.invitation,
        "Don't share it. It asks for the account's password; if someone else may have created the account, set a new one with password-link.",
      )
    const secrets = ["key", ...(admin ? ["password" in admin ? "password" : "link"] : [])]
    text.push(
      admin
        ? `The ${secrets.join(" and the ")} are shown only once; they are stored as hashes.`
        : "The key is shown only once; it is stored as a hash.",
    )
    const { address, remark } = await serviceAddress()
    if (admin) text.push(`Sign in at ${address}`, ...(remark ? [remark] : []))
    return { json: { employer: shown, apiKey, ...(admin && { admin }) }, text: text.join("\n") }
  },

  async createKey({ employer, name }) {
    const owner = await employerById(context, wholeNumberOption("--employer", employer))
    const { key, secret } = await createKey(serviceContextFor(context, owner, "Operator"), {
      name: name as string,
      scopes: null,
      expires: null,
    })
    return {
      json: { apiKey: secret, id: key.id },
      text: `API key ${key.id} of ${owner.name}: ${secret}\nIt is shown only once; it is stored as a hash.`,
    }
  },

  async revokeKey({ employer, key }) {
    const owner = await employerById(context, wholeNumberOption("--employer", employer))
    const id = wholeNumberOption("--key", key)
    await revokeKey(serviceContextFor(context, owner, "Operator"), id)
    return { json: { revoked: id }, text: `API key ${id} of ${owner.name} is revoked.` }
  },

  async listEmployers() {
    const employers = await Promise.all(
      (await context.stores.employers.list()).map(async ({ id, name, plan, timeZone }) => {
        const keys = (await context.stores.apiKeys.list(id)).toReversed()
        const apiKeys = keys.map((key) => ({
          id: key.id,
          name: key.name,
          key: `${key.prefix}…${key.lastFour}`,
          revoked: key.revokedAt !== null,
        }))
        return { id, name, plan, timeZone, apiKeys }
      }),
    )
    const text = employers.flatMap(({ id, name, plan, timeZone, apiKeys }) => [
      `${id}  ${name}  (${plan}, ${timeZone})`,
      ...apiKeys.map(
        (key) => `     key ${key.id}  ${key.key}  ${key.name}${key.revoked ? "  (revoked)" : ""}`,
      ),
    ])
    return {
      json: { employers },
      text: text.join("\n") || "There are no employers yet. Create one with create-employer.",
    }
  },

  async passwordLink({ email }) {
    const address = emailAddress("--email", email)
    const person = await context.stores.members.personByEmail(address)
    if (!person) throw new ServiceError("not_found", inEnglish(`Nobody signs in as ${address}.`))
    const { token } = await makePasswordLink(context, person, {
      actor: { kind: "service", name: "Operator" },
      origin: { address: null, requestId: "Operator" },
    })
    const { address: origin, remark } = await serviceAddress()
    const link = passwordLinkAddress(origin, token)
    const text = [link, "It works once, within an hour.", ...(remark ? [remark] : [])].join("\n")
    return { json: { link }, text }
  },

  async resetFactors({ email }) {
    const address = emailAddress("--email", email)
    const person = await context.stores.members.personByEmail(address)
    if (!person) throw new ServiceError("not_found", inEnglish(`Nobody signs in as ${address}.`))
    await resetFactors(context, person, {
      actor: { kind: "service", name: "Operator" },
      origin: { address: null, requestId: "Operator" },
    })
    const mailed = await tellOfReset(person, { by: say("mails.resetByOperator"), otherwise: "en" })
    const told = mailed ? " They were notified by email." : ""
    return {
      json: { reset: person.email, mailed },
      text: `${person.email} now signs in with only the password; their sessions have ended.${told}`,
    }
  },

  async setPlan({ employer, plan }) {
    const owner = await employerById(context, wholeNumberOption("--employer", employer))
    await setPlan(context, owner.id, plan as (typeof plans)[number])
    return {
      json: { employer: { id: owner.id, name: owner.name, plan } },
      text: `${owner.name} is on the ${plan} plan.`,
    }
  },
} satisfies Record<string, CommandAction>

type Admin = { email: string; password: string } | { email: string; invitation: string; expiresAt: string }

/**
 * If the address already has an account, its holder is invited: nobody has proved that the account belongs to the owner of the
 * address.
 */
async function createAdmin(context: ServiceContext, employer: Employer, email: string): Promise<Admin> {
  const password = generatePassword()
  const name = email.split("@")[0] ?? email
  const made = await addOrInvite(serviceContextFor(context, employer, "Operator"), {
    name,
    email,
    role: "admin",
    passwordHash: await hashPassword(password),
  })
  if ("person" in made) return { email, password }
  const { token, invitation } = made
  const expiresAt = invitation.expiresAt.toISOString()
  return { email, invitation: invitationAddress((await serviceAddress()).address, token), expiresAt }
}
