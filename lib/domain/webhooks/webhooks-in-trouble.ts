import type { ServiceContext } from "../context"
import type { EmployerId } from "../employers/employer"
import type { Webhook } from "./webhook"

/** One that fails for no longer has mostly recovered before anybody has looked, in milliseconds. */
const shortFailure = 5 * 60_000

/** The employer's webhooks that admins should look after: those that the service disabled, and those that keep failing. */
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
