import type { JobAnswer, ListedJobAnswer } from "../answers"

/** One posting throughout all examples: as it is sent, as it is answered, and in the list. */
export const newJobExample = {
  referenceId: "K-17",
  title: "Sous Chef",
  closeDate: "2026-12-31",
  locations: [{ description: "Montréal, QC" }],
  categories: [{ id: 14 }],
  positionType: { id: 1 },
  salary: { amount: 24.75, period: { id: 5 } },
  description: "<p>Lead the line at our new kitchen.</p>",
  applicantRoutingType: { id: 1 },
  applicationEmail: "jobs@example.com",
}

/** A tag is opaque, so all examples share this one. */
export const etagExample = '"m1Xo0S0Vv9l2Yq3bq8vB0c4k5fA"'

export const jobExample: JobAnswer = {
  id: 4711,
  referenceId: "K-17",
  employer: { id: 12, name: "Acme Kitchens" },
  title: "Sous Chef",
  publishDate: "2026-11-02",
  closeDate: "2026-12-31",
  confidential: false,
  autoRefresh: false,
  status: "active",
  locations: [{ id: 802, name: "Montréal", description: "Montréal, QC", type: "Town" }],
  categories: [{ id: 14, name: "Hospitality and Tourism" }],
  positionType: { id: 1, name: "Full Time" },
  salary: {
    amount: 24.75,
    maxAmount: null,
    period: { id: 5, name: "Hourly", unit: "hour" },
    plusCommission: false,
  },
  description: "<p>Lead the line at our new kitchen.</p>",
  applicantRoutingType: { id: 1, name: "Email" },
  applicationEmail: "jobs@example.com",
  applicationUrl: null,
}

const { id, title, locations, employer, referenceId, publishDate, confidential, status } = jobExample
const listedJobExample: ListedJobAnswer = {
  id,
  title,
  locations,
  employer,
  referenceId,
  publishDate,
  confidential,
  status,
}

const jobsAddress = "https://jobs.example.com/api/v1.1/jobs"

export const jobPageExample = {
  data: [listedJobExample],
  paging: {
    total: 12,
    page: 2,
    pages: 12,
    pageSize: 1,
    previous: `${jobsAddress}?pageSize=1&page=1`,
    next: `${jobsAddress}?pageSize=1&page=3`,
  },
}

export const locationExample = {
  id: 156,
  name: "Vancouver",
  description: "Vancouver, BC",
  type: "Town",
  latitude: 49.24966,
  longitude: -123.11934,
  swLatitude: null,
  swLongitude: null,
  neLatitude: null,
  neLongitude: null,
  area: [],
}

export const meExample = {
  name: "Careers site",
  scopes: ["jobs:read", "jobs:write"],
  expiresAt: null,
  employer: { id: 12, name: "Acme Kitchens", plan: "standard", timeZone: "America/Toronto" },
}
