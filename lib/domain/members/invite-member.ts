import { activityOf } from "../activity/activity"
import type { Context } from "../context"
import { invalidFields, notFound } from "../errors"
import { generateLinkToken, hashLinkToken } from "../link-token"
import type { Role } from "../actor"
import { type Invitation, invitationEnd } from "./invitation"
import { say } from "@/lib/messages/message"

/** The employer's unused invitations, newest first. */
export async function listInvitations({ stores, employer }: Context): Promise<Invitation[]> {
  return stores.invitations.list(employer.id)
}

/**
 * Invites the person with the email address `email` (in lower case); an earlier invitation to them stops working.
 * `token` is for the link: shown once, stored nowhere. Throws `validation_failed` if they are already a member.
 */
export async function inviteMember(
  context: Context,
  { email, role }: { email: string; role: Role },
): Promise<{ invitation: Invitation; token: string }> {
  const { stores, employer, actor, clock } = context
  const now = clock.now()
  const token = generateLinkToken()
  const invitation = await stores.invitations.add(
    employer.id,
    {
      email,
      role,
      tokenHash: hashLinkToken(token),
      invitedBy: actor.name,
      invitedById: actor.kind === "person" ? actor.userId : null,
      createdAt: now,
      expiresAt: invitationEnd(now),
    },
    activityOf(context, "member.invited", { id: null, name: email }, [
      { field: "role", before: null, after: role },
    ]),
  )
  if (invitation !== "member_already") return { invitation, token }
  const message = say("members.memberAlready", { email, employer: employer.name })
  throw invalidFields(say("members.notInvited"), [{ field: "email", code: "member_already", message }])
}

/** Withdraws one of the employer's invitations: its link stops working. Throws `not_found`. */
export async function withdrawInvitation(context: Context, id: number): Promise<void> {
  const { stores, employer } = context
  const invitation = await stores.invitations.find(employer.id, id)
  if (!invitation) throw notFound("invitation")
  const { email, role } = invitation
  const activity = activityOf(context, "member.invitation_withdrawn", { id: null, name: email }, [
    { field: "role", before: role, after: null },
  ])
  if (!(await stores.invitations.withdraw(employer.id, id, activity))) throw notFound("invitation")
}
