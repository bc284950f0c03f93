import type { Origin } from "../activity/activity"
import type { ServiceContext } from "../context"
import { ServiceError } from "../errors"
import { hashLinkToken } from "../link-token"
import { ownDeed } from "./account-activity"
import type { Joined, Newcomer, OpenInvitation } from "./invitation-store"
import { say } from "@/lib/messages/message"

/**
 * What the link with `token` leads to. Throws `not_found`, whether the invitation was used, was withdrawn, has
 * expired or was made by someone who is no longer an admin.
 */
export async function openInvitation(
  { stores, clock }: ServiceContext,
  token: string,
): Promise<OpenInvitation> {
  const invitation = await stores.invitations.findOpen(hashLinkToken(token), clock.now())
  if (!invitation) throw worksNoMore()
  return invitation
}

/**
 * Makes the person whom the link with `token` invites a member. The caller has verified their identity: by their
 * current password, or by what `newcomer` chose if they have no account yet. Throws as `openInvitation` does, and
 * `validation_failed` if an account for them was created in the meantime.
 */
export async function acceptInvitation(
  { stores, clock }: ServiceContext,
  { token, newcomer, origin }: { token: string; newcomer: Newcomer | null; origin: Origin },
): Promise<Joined> {
  const joined = await stores.invitations.accept(hashLinkToken(token), clock.now(), newcomer, (member) =>
    ownDeed({ clock, origin }, "member.joined", [{ field: "role", before: null, after: member.role }])(
      member,
    ),
  )
  if (joined === null) throw worksNoMore()
  if (joined !== "account_changed") return joined
  const message = say("members.accountExists")
  throw new ServiceError("validation_failed", message, {
    fields: [{ field: "password", code: "account_exists", message }],
  })
}

function worksNoMore(): ServiceError {
  return new ServiceError("not_found", say("members.invitationEnded"))
}
