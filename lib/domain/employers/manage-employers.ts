import type { ServiceContext } from "../context"
import { notFound } from "../errors"
import type { Employer, EmployerId, Plan } from "./employer"

/** The employer with `id`, for the operator. Throws `not_found`. */
export async function employerById({ stores }: ServiceContext, id: number): Promise<Employer> {
  const employer = await stores.employers.find(id)
  if (!employer) throw notFound("employer")
  return employer
}

/** Puts the employer on `plan`. Jobs keep their auto-refresh, which rests while the plan lacks it. */
export async function setPlan({ stores }: ServiceContext, id: EmployerId, plan: Plan): Promise<void> {
  await stores.employers.setPlan(id, plan)
}
