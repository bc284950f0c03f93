import type { jobChange } from "../jobs"
import type { JsonSchema } from "./json-schema"

type Note = { description: string; examples?: unknown[] }

/** What the document says about the fields of a job request in addition to their schemas (contract 1.4). */
export const jobFieldNotes: Record<keyof typeof jobChange.shape, Note> = {
  referenceId: {
    description:
      'Your own identifier, unique among your postings and compared exactly. Null, "" or blanks mean none.',
    examples: ["K-17"],
  },
  title: {
    description: "At most 256 characters; leading and trailing white space is trimmed.",
    examples: ["Sous Chef"],
  },
  closeDate: {
    description:
      'A day, `YYYY-MM-DD`, not before publishDate (though a PUT may send back the one it read). Of a date-time, the calendar date is kept. If left out, null or "": 60 days after publishDate.',
    examples: ["2026-12-31"],
  },
  confidential: {
    description: "Whether the employer's name must be kept from the public. Null means false.",
  },
  autoRefresh: {
    description:
      "Whether publishDate moves forward by 7 days every 7 days. True needs the unlimited plan (`not_available_on_plan`), even if it is sent back as it was read. Null means false.",
  },
  status: {
    description:
      "`active` if left out of a new job. A draft that becomes active is published today; any other change of status changes nothing else.",
  },
  locations: {
    description:
      "1 to 3 places, each named by its description: that of a record in `/locations`, regardless of case and accents, or another Canadian place as `Name, XX`. Repeated places count once.",
    examples: [[{ description: "Vancouver, BC" }]],
  },
  categories: {
    description: "1 to 3 ids from `/jobcategories`. Repeated ids count once.",
    examples: [[{ id: 14 }]],
  },
  positionType: { description: "An id from `/positiontypes`.", examples: [{ id: 1 }] },
  salary: {
    description:
      'Null or "" means none. On a PUT, the fields are merged with the stored ones; the result must have an amount and a period, and a maxAmount that is not less than the amount. Amounts have at most 4 decimal places.',
    examples: [{ amount: 24.75, period: { id: 5 } }],
  },
  description: {
    description:
      "HTML that contains some text. It is cleaned when it is received: strong, b, em, i, br, p, div, ul, ol, li and a (with href) are kept; other tags are removed, but their text stays, separated as it was. The stored HTML may be as long as a request body, 2 MiB by default (`too_long`).",
    examples: ["<p>Lead the line at our new kitchen.</p>"],
  },
  applicantRoutingType: {
    description:
      "1 for applications by email, 2 for applications at a web address: see `/applicantroutingtypes`.",
    examples: [{ id: 1 }],
  },
  applicationEmail: {
    description: "Required with routing type 1. With type 2, it is checked and then stored as null.",
    examples: ["jobs@example.com"],
  },
  applicationUrl: {
    description:
      "Required with routing type 2: an http:// or https:// URL. With type 1, it is checked and then stored as null.",
    examples: ["https://example.com/apply"],
  },
}

/** What the document says about parameters, by name. */
export const parameterNotes: Record<string, Note> = {
  id: { description: "The id.", examples: [14] },
  page: { description: "The page number, from 1. Following `paging.next` is simpler." },
  pageSize: { description: "The number of records per page." },
  q: {
    description:
      "Text to search for, ignoring case and accents. `%` and `_` are plain characters. Blank is the same as left out.",
    examples: ["van"],
  },
  status: {
    description:
      "Only jobs with this status. Blank is the same as left out. `active` includes jobs past their closeDate, which are closed all the same.",
  },
  fields: {
    description:
      "More fields of the job for each element of the list, separated by commas. If the parameter is sent more than once, all its fields are included.",
  },
  updatedSince: {
    description:
      "Jobs changed in any way at or after this instant: an RFC 3339 date and time. Write a + as `%2B`.",
    examples: ["2026-11-01T08:00:00Z"],
  },
  closesBefore: { description: "Jobs with a closeDate on or before this day.", examples: ["2026-12-31"] },
  closesAfter: { description: "Jobs with a closeDate on or after this day.", examples: ["2026-12-01"] },
  categoryId: { description: "Jobs with this category: an id from `/jobcategories`.", examples: [14] },
  positionTypeId: {
    description: "Jobs with this position type: an id from `/positiontypes`.",
    examples: [1],
  },
  locationId: {
    description:
      "Jobs with this place: an id from `/locations`, or of a place of your own. An unknown id finds nothing.",
    examples: [156],
  },
  confidential: { description: "`true` for only confidential jobs, `false` for only the others." },
  autoRefresh: { description: "`true` for only jobs with auto-refresh, `false` for only the others." },
  findings: {
    description:
      "Jobs in which the posting check has at least one open finding of this severity; `none` for jobs without any. Dismissed findings don't count.",
  },
  code: { description: "The code of a rule: `GET /checks/rules` lists them.", examples: ["ON-PAY-MISSING"] },
  sort: {
    description:
      "The order: ascending, or descending with a leading `-`. Ties are sorted by id, in the same direction. Titles are compared without case and accents, letter by letter in Unicode order, up to their first 112 bytes in UTF-8. If left out: `-publishDate`.",
  },
  cursor: {
    description:
      "Where the page begins, instead of `page`: the `paging.nextCursor` of the previous page, or empty for the first page. It is valid with the same filters and order, and for the employer's keys that see the same postings.",
  },
  deliveryId: { description: "The id of a delivery.", examples: [91] },
  types: { description: "Only these types of places, separated by commas, in upper or lower case." },
  dryRun: {
    description:
      "`true` does everything except the write. The response (for a batch, each result) also has `findings`: what the posting check finds in the job.",
  },
  referenceId: { description: "The job's referenceId, if no body is sent.", examples: ["K-17"] },
}

/** `schema` with the notes added to the fields that have no description yet. */
export function annotated(schema: JsonSchema, notes: Record<string, Note>): JsonSchema {
  const properties = Object.entries(schema.properties ?? {})
  return {
    ...schema,
    properties: Object.fromEntries(
      properties.map(([name, property]) => [
        name,
        property.description ? property : { ...property, ...notes[name] },
      ]),
    ),
  }
}
