import type { Context } from "@/lib/domain/context"
import type { Person } from "@/lib/domain/members/member"
import { resetMemberFactors } from "@/lib/domain/members/reset-factors"
import { sendMail } from "@/lib/identity/mail"

/** Resets the second factor of a member, as the domain does, and tells them by mail where this installation sends any. */
export async function resetAndTell(context: Context, id: number): Promise<void> {
  const person = await resetMemberFactors(context, id)
  // Not waited for: it is done, whether or not the mail server takes it.
  void tellOfReset(person, `${context.actor.name}, an admin of ${context.employer.name},`)
}

/** Tells a person that `by` has reset their second factor; whether it was mailed. */
export function tellOfReset(person: Person, by: string): Promise<boolean> {
  return sendMail(person.email, "Your two-factor sign-in for Openings was reset", [
    `${by} has reset the two-factor sign-in of ${person.email}. You were signed out everywhere.`,
    "Your password alone signs you in now. Set up two-factor sign-in again under Settings, Account.",
    "If you did not ask for this, speak to them, and change your password.",
  ])
}
