import { jobFieldNotes } from "@/lib/api/v1.1/openapi/field-notes"
import { neededToCreate } from "@/lib/api/v1.1/openapi/job-operations"
import { GuideLink } from "../guide-link"
import { GuideTable } from "../guide-table"
import type { GuideSections } from "../guide"

const jobCalls = [
  ["GET /jobs", "A page of postings, newest first"],
  ["GET /jobs/{id}", "One posting"],
  ["POST /jobs", "Creates one: 201, its address in Location"],
  ["PUT /jobs/{id}", "Changes what is sent and nothing else"],
  ["PUT /jobs", "The same by the referenceId in the body; creates the posting where there is none"],
  ["DELETE /jobs/{id}", "Deletes it: 204"],
  ["DELETE /jobs?referenceId=…", "The same by reference; {referenceId} in the body does as well"],
] as const

/** The fields of a job request, as the OpenAPI document describes them. */
const fieldRows = Object.entries(jobFieldNotes).map(([name, { description }]) => [
  name,
  (neededToCreate as readonly string[]).includes(name) ? "Needed" : "",
  description.replaceAll("`", ""),
])

const listParameters = [
  ["q", "Text in title or reference, without regard to case or accents"],
  ["status", "active, archived or draft; active has those past their closeDate too"],
  ["page, pageSize", "From 1; 1 to 100 on a page, 10 if left out"],
  ["fields", "Further fields for each posting of the list: closeDate,salary,…; repeated ones add up"],
] as const

const referenceCalls = [
  ["GET /positiontypes", "Full time, part time, contract, temp, volunteer"],
  ["GET /jobcategories", "34 categories"],
  ["GET /salaryperiods", "Yearly to hourly"],
  ["GET /applicantroutingtypes", "1 email, 2 web address"],
  ["GET /locations", "About 1,000 Canadian places: q, types, page, pageSize"],
] as const

/** What the API offers: postings, lists and reference data. */
export const postingsInEnglish = {
  postings: {
    title: "Postings",
    text: () => (
      <>
        <p>
          Addresses begin with <code>/api/v1.1</code>; bodies and answers are JSON in UTF-8. A posting is a{" "}
          <em>job</em> in the API.
        </p>
        <GuideTable label="Calls for postings" columns={["Call", "What it does"]} rows={jobCalls} />
        <GuideTable
          label="Fields of a posting"
          columns={["Field", "To create", "Meaning"]}
          rows={fieldRows}
        />
        <p>
          A <code>PUT</code> is a partial update: what you leave out stays, a salary merges field by field,
          lists are replaced whole, and all rules are judged on the posting as it would be. Fields that are
          unknown or read-only are ignored, so you can send back what you have read, also where its{" "}
          <code>closeDate</code> has passed.
        </p>
        <p>
          To clear a field, send null: <code>closeDate</code> goes back to 60 days after{" "}
          <code>publishDate</code>, <code>confidential</code> and <code>autoRefresh</code> become false, and{" "}
          <code>salary</code> and <code>referenceId</code> become none. Within a salary, send{" "}
          <code>maxAmount: null</code> and <code>plusCommission: false</code>. The <code>status</code> and the
          fields that are needed to create a posting cannot be cleared.
        </p>
        <p>
          To make a new posting of one that you have read, leave out <code>id</code> and{" "}
          <code>referenceId</code>, and its <code>closeDate</code> where that has passed: a posting cannot
          close before it is published (<code>too_early</code>). An <code>autoRefresh</code> that is true is
          refused, from you as from anybody, once the employer’s plan no longer has it.
        </p>
        <p>
          Answers of 2 kB and more come compressed where your client sends <code>Accept-Encoding: gzip</code>{" "}
          or <code>br</code>, as most do by themselves. The <code>ETag</code> is the same either way.
        </p>
        <p>
          <code>dryRun=true</code> on POST and PUT does everything but the write, and answers 200 with what
          would have been stored, with the <code>findings</code> of the posting check. Where a proxy lets only
          GET and POST through, send a POST with <code>X-HTTP-Method-Override: PUT</code> or{" "}
          <code>DELETE</code>.
        </p>
      </>
    ),
  },
  paging: {
    title: "Lists and paging",
    text: () => (
      <>
        <GuideTable label="Parameters of the list" columns={["Parameter", "Meaning"]} rows={listParameters} />
        <p>
          <code>paging</code> counts what matches, and <code>next</code> and <code>previous</code> in it are
          whole addresses with all your parameters: follow <code>next</code> until it is null instead of
          counting. A page past the end is empty and isn’t an error; its <code>previous</code> leads to the
          last page that has postings.
        </p>
        <p>
          Keep the address of a posting, not that of a page: while you read, others write, and pages shift. A
          new posting moves others to the next page, where you meet them again, and a deleted one moves them
          to a page that you have read already. So identify postings by id, and don’t treat one as deleted
          just because no page listed it: GET it by its id, and a 404 says so.
        </p>
      </>
    ),
  },
  "reference-data": {
    title: "Reference data",
    text: () => (
      <>
        <GuideTable
          label="Calls for reference data"
          columns={["Call", "What it has"]}
          rows={referenceCalls}
        />
        <p>
          No key is needed. Ids are never reused. Answers may be kept for an hour and have an{" "}
          <code>ETag</code>: ask again with <code>If-None-Match</code> and get 304 where nothing is new.
        </p>
        <p>
          Place names and positions are from <GuideLink href="https://www.geonames.org/">GeoNames</GuideLink>,
          under <GuideLink href="https://creativecommons.org/licenses/by/4.0/">CC BY 4.0</GuideLink>, selected
          and with some corrections.
        </p>
      </>
    ),
  },
} satisfies Partial<GuideSections>
