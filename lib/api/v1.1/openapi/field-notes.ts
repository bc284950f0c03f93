import type { jobChange } from "../jobs"
import type { JsonSchema } from "./json-schema"

type Note = { description: string; examples?: unknown[] }

/** What the document says about the fields of a job request in addition to their schemas (contract 1.4). */
export const jobFieldNotes: Record<keyof typeof jobChange.shape, Note> = {
  referenceId: {
    description:
      'Your own identifier, unique among your postings and compared exactly. Null, "" or blanks are none.',
    examples: ["K-17"],
  },
  title: { description: "At most 256 characters; outer white space is trimmed.", examples: ["Sous Chef"] },
  closeDate: {
    description:
      'A day, `YYYY-MM-DD`, not before publishDate (a PUT may send back the one that was read); of a date-time its calendar date is kept. Left out, null or "": 60 days after publishDate.',
    examples: ["2026-12-31"],
  },
  confidential: { description: "The employer's name is to be kept from the public. Null is false." },
  autoRefresh: {
    description:
      "publishDate moves on by 7 days, every 7 days. True needs the unlimited plan (`not_available_on_plan`), also where it is sent back as it was read. Null is false.",
  },
  status: {
    description:
      "`active` if left out of a new job. A draft that becomes active is published today; any other change touches nothing else.",
  },
  locations: {
    description:
      "1 to 3 places, each by its description: that of a record of `/locations`, in any case and with or without accents, or another Canadian place as `Name, XX`. Repeated ones collapse into one.",
    examples: [[{ description: "Vancouver, BC" }]],
  },
  categories: {
    description: "1 to 3 ids of `/jobcategories`. Repeated ones collapse into one.",
    examples: [[{ id: 14 }]],
  },
  positionType: { description: "An id of `/positiontypes`.", examples: [{ id: 1 }] },
  salary: {
    description:
      'Null or "" is none. On a PUT the fields merge; afterwards a salary has an amount and a period, and maxAmount is not less than amount. Amounts have at most 4 decimal places.',
    examples: [{ amount: 24.75, period: { id: 5 } }],
  },
  description: {
    description:
      "HTML that is not empty of text. It is cleaned on the way in: strong, b, em, i, br, p, div, ul, ol, li and a (with href) stay, other tags go and their text stays, parted as it was. As it is stored it may be as long as a body, 2 MiB by default (`too_long`).",
    examples: ["<p>Lead the line at our new kitchen.</p>"],
  },
  applicantRoutingType: {
    description: "1 for applications by email, 2 by a web address: see `/applicantroutingtypes`.",
    examples: [{ id: 1 }],
  },
  applicationEmail: {
    description: "Required with routing type 1. With 2 it is checked and then stored as null.",
    examples: ["jobs@example.com"],
  },
  applicationUrl: {
    description:
      "Required with routing type 2, http:// or https://. With 1 it is checked and then stored as null.",
    examples: ["https://example.com/apply"],
  },
}

/** What the document says about parameters, by name. */
export const parameterNotes: Record<string, Note> = {
  id: { description: "The id.", examples: [14] },
  page: { description: "Which page, from 1. Following `paging.next` is simpler." },
  pageSize: { description: "How many on a page." },
  q: {
    description:
      "Text to be found in it, without regard to case or accents. `%` and `_` are plain characters. Blank is as left out.",
    examples: ["van"],
  },
  status: {
    description:
      "Only these. Blank is as left out. `active` has those past their closeDate as well: they are closed all the same.",
  },
  fields: {
    description:
      "Further fields of the job for each element of the list, separated by commas. Given more than once, they add up.",
  },
  updatedSince: {
    description:
      "Changed at this instant or since, in whatever way: an RFC 3339 date and time. Write a + as `%2B`.",
    examples: ["2026-11-01T08:00:00Z"],
  },
  closesBefore: { description: "With a closeDate on this day or before it.", examples: ["2026-12-31"] },
  closesAfter: { description: "With a closeDate on this day or after it.", examples: ["2026-12-01"] },
  categoryId: { description: "With this category: an id of `/jobcategories`.", examples: [14] },
  positionTypeId: { description: "With this position type: an id of `/positiontypes`.", examples: [1] },
  locationId: {
    description:
      "With this place: an id of `/locations`, or of a place of your own. An unknown one finds nothing.",
    examples: [156],
  },
  confidential: { description: "Only confidential ones, or only others." },
  autoRefresh: { description: "Only those with auto-refresh, or only others." },
  findings: {
    description:
      "With at least one open finding of the posting check of this severity; `none`: without any. Dismissed findings don't count.",
  },
  code: { description: "The code of a rule: `GET /checks/rules` lists them.", examples: ["ON-PAY-MISSING"] },
  sort: {
    description:
      "The order, ascending, or with `-` descending; ties go by id, in the same direction. Titles go without regard to case and accents, letter by letter in the order of Unicode, as far as their first 112 bytes in UTF-8. Left out: `-publishDate`.",
  },
  cursor: {
    description:
      "Where the page begins, in place of `page`: `paging.nextCursor` of the page before; empty begins. It is good for the same filters and order, and for keys of the employer that see the same postings.",
  },
  deliveryId: { description: "The id of a delivery.", examples: [91] },
  types: { description: "Only these types of places, separated by commas; in any case." },
  dryRun: {
    description:
      "`true` does everything but the write. The answer, of a batch each result, also has `findings`: what the posting check says of the job.",
  },
  referenceId: { description: "The job's referenceId, where no body is sent.", examples: ["K-17"] },
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
