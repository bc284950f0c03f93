import type { ServiceContext } from "../context"
import type { EmployerId } from "../employers/employer"
import type { Webhook } from "./webhook"

/** How long a failing webhook is not shown, in milliseconds: most recover before anyone has looked. */
const shortFailure = 5 * 60_000

/** The employer's webhooks that need an admin's attention: those that the service disabled, and those that keep failing. */
export async function webhooksInTrouble(
  { stores, clock }: ServiceContext,
  employerId: EmployerId,
): Promise<Webhook[]> {
  const before = clock.now().getTime() - shortFailure
  const all = await stores.webhooks.list({ employerId, confidential: true })
  return all.filter(
    ({ status, failingSince }) =>
      status === "disabled" ||
      (status === "enabled" && failingSince !== null && failingSince.getTime() <= before),
  )
}
