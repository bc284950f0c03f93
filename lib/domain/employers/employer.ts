/** An employer's id, which only `authenticate` and the operator's commands can make. */
export type EmployerId = number & { readonly brand: "EmployerId" }

export const plans = ["standard", "unlimited"] as const
export type Plan = (typeof plans)[number]

/**
 * `timeZone` is an IANA name; it decides which day "today" is. `requiresTwoFactor`: members without a second factor
 * can do nothing here. `checkRevision` rises with each change of what the posting check depends on.
 */
export type Employer = {
  id: EmployerId
  name: string
  plan: Plan
  timeZone: string
  requiresTwoFactor: boolean
  checkRevision: number
}

/** What an employer is created with. */
export type NewEmployer = Pick<Employer, "name" | "plan" | "timeZone">

export const maxEmployerNameLength = 128
