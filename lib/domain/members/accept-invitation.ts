import { activityOf } from "../activity/activity"
import type { ServiceContext } from "../context"
import { ServiceError } from "../errors"
import { hashInvitationToken } from "./invitation"
import type { Joined, Newcomer, OpenInvitation } from "./invitation-store"

/** What the link with `token` leads to. Throws `not_found`, alike for an invitation that was used, was withdrawn or has expired. */
export async function openInvitation(
  { stores, clock }: ServiceContext,
  token: string,
): Promise<OpenInvitation> {
  const invitation = await stores.invitations.findOpen(hashInvitationToken(token), clock.now())
  if (!invitation) throw worksNoMore()
  return invitation
}

/** Where an acceptance came from, for its record; null is not known. */
type Origin = { address: string | null; requestId: string }

/**
 * Makes the person whom the link with `token` invites a member. The caller has made sure that it is them: by their
 * present password, or by what `newcomer` chose where they have no account yet. Throws as `openInvitation` does, and
 * `validation_failed` where an account for them was made meanwhile.
 */
export async function acceptInvitation(
  { stores, clock }: ServiceContext,
  { token, newcomer, origin }: { token: string; newcomer: Newcomer | null; origin: Origin },
): Promise<Joined> {
  const joined = await stores.invitations.accept(
    hashInvitationToken(token),
    clock.now(),
    newcomer,
    ({ id, person, role }) => {
      const actor = {
        kind: "person",
        userId: person.id,
        name: person.name,
        email: person.email,
        role,
      } as const
      return activityOf({ clock, actor, ...origin }, "member.joined", { id, name: person.name }, [
        { field: "role", before: null, after: role },
      ])
    },
  )
  if (joined === null) throw worksNoMore()
  if (joined !== "account_changed") return joined
  const message = "There is an account with this e-mail address by now. Enter its password."
  throw new ServiceError("validation_failed", message, {
    fields: [{ field: "password", code: "account_exists", message }],
  })
}

function worksNoMore(): ServiceError {
  const message = "This invitation works no more: it was used or withdrawn, or it has expired."
  return new ServiceError("not_found", `${message} Ask an admin to invite you again.`)
}
