/** A record of a reference list. The lists are part of the published contract (1.2): ids are never reused. */
export type ReferenceRecord = { id: number; name: string }
export type SalaryPeriod = ReferenceRecord & { unit: string }

export const positionTypes: ReferenceRecord[] = numbered([
  "Full Time",
  "Part Time",
  "Contract",
  "Temp",
  "Volunteer",
])

export const categories: ReferenceRecord[] = numbered([
  "Accounting",
  "Administrative",
  "Agriculture and Forestry",
  "Arts and Entertainment",
  "Banking, Finance and Insurance",
  "Community and Social Services",
  "Construction, Mining and Trades",
  "Creative and Graphic Design",
  "Customer Service and Support",
  "Education and Training",
  "Engineering",
  "Government",
  "Health Care",
  "Hospitality and Tourism",
  "Human Resources",
  "Information Technology",
  "Labour",
  "Law Enforcement and Security",
  "Legal",
  "Maintenance and Technicians",
  "Management and Executive",
  "Manufacturing and Production",
  "Non-profit",
  "Oil, Gas and Utilities",
  "Operations and Logistics",
  "Quality Assurance",
  "Real Estate",
  "Retail",
  "Sales and Marketing",
  "Science",
  "Software and Programming",
  "Telecommunications",
  "Transportation and Warehousing",
  "Other",
])

/** The position type that is not paid. */
export const volunteerType = 5

/** Position types whose hours and duration vary from one posting to the next. */
export const variableTypes: readonly number[] = [2, 3, 4]

export const salaryPeriods: SalaryPeriod[] = [
  { id: 1, name: "Yearly", unit: "year" },
  { id: 2, name: "Monthly", unit: "month" },
  { id: 3, name: "Weekly", unit: "week" },
  { id: 4, name: "Daily", unit: "day" },
  { id: 5, name: "Hourly", unit: "hour" },
]

export const routingByEmail = 1
export const routingByUrl = 2

export const applicantRoutingTypes: ReferenceRecord[] = [
  { id: routingByEmail, name: "Email" },
  { id: routingByUrl, name: "URL" },
]

/** The record with `id`, or undefined. */
export function recordById<T extends ReferenceRecord>(records: T[], id: number): T | undefined {
  return records.find((record) => record.id === id)
}

function numbered(names: string[]): ReferenceRecord[] {
  return names.map((name, index) => ({ id: index + 1, name }))
}
