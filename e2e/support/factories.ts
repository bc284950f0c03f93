import { daysAfter, today } from "./dates"

export type Body = Record<string, unknown>

/** The fields that a job requires, as errors name them. */
export const requiredFields = [
  "title",
  "locations",
  "categories",
  "positionType.id",
  "description",
  "applicantRoutingType.id",
]

/** The minimum that makes a job. */
export function jobBody(overrides: Body = {}): Body {
  return {
    title: "Line Cook",
    locations: [{ description: "Vancouver, BC" }],
    categories: [{ id: 1 }],
    positionType: { id: 1 },
    description: "<p>Cook well.</p>",
    applicantRoutingType: { id: 1 },
    applicationEmail: "jobs@example.com",
    ...overrides,
  }
}

/** A job with every field set, none to its default; its employer needs the unlimited plan. */
export function fullJobBody(overrides: Body = {}): Body {
  return {
    referenceId: "REF-1",
    title: "Chef de partie",
    closeDate: daysAfter(today("UTC"), 30),
    confidential: true,
    autoRefresh: true,
    status: "archived",
    locations: [
      { description: "Richmond, BC" },
      { description: "Montréal, QC" },
      { description: "Vancouver, BC" },
    ],
    categories: [{ id: 14 }, { id: 2 }, { id: 7 }],
    positionType: { id: 2 },
    salary: { amount: 40.21, maxAmount: 55.5, period: { id: 5 }, plusCommission: true },
    description: "<p>Lead the <strong>sauce</strong> section.</p>",
    applicantRoutingType: { id: 2 },
    applicationUrl: "https://example.com/apply?job=1",
    ...overrides,
  }
}

/** `body` without some of its fields. */
export function without(body: Body, ...fields: string[]): Body {
  return Object.fromEntries(Object.entries(body).filter(([field]) => !fields.includes(field)))
}

/** Text of exactly `count` code points. */
export function codePoints(count: number, character = "x"): string {
  return character.repeat(count)
}
