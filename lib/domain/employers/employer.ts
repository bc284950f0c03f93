/** An employer's id as `authenticate` and the operator's commands hand it out: nothing else makes one. */
export type EmployerId = number & { readonly brand: "EmployerId" }

export const plans = ["standard", "unlimited"] as const
export type Plan = (typeof plans)[number]

/**
 * `timeZone` is an IANA name; it decides which day "today" is. `requiresTwoFactor`: members without a second factor can do
 * nothing here. `checkRevision` rises with each change of what the posting check judges by.
 */
export type Employer = {
  id: EmployerId
  name: string
  plan: Plan
  timeZone: string
  requiresTwoFactor: boolean
  checkRevision: number
}

/** What an employer begins with. */
export type NewEmployer = Pick<Employer, "name" | "plan" | "timeZone">

export const maxEmployerNameLength = 128
