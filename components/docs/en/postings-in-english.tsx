import { jobFieldNotes } from "@/lib/api/v1.1/openapi/field-notes"
import { neededToCreate } from "@/lib/api/v1.1/openapi/job-operations"
import { GuideLink } from "../guide-link"
import { GuideTable } from "../guide-table"
import type { GuideSections } from "../guide"

const jobCalls = [
  ["GET /jobs", "A page of postings, newest first"],
  ["GET /jobs/{id}", "One posting"],
  ["POST /jobs", "Creates one: 201, with its URL in Location"],
  ["PUT /jobs/{id}", "Changes what is sent and nothing else"],
  ["PUT /jobs", "The same by the referenceId in the body; creates the posting if there is none"],
  ["DELETE /jobs/{id}", "Deletes it: 204"],
  ["DELETE /jobs?referenceId=…", "The same by reference; {referenceId} in the body also works"],
] as const

/** The fields of a job request, as the OpenAPI document describes them. */
const fieldRows = Object.entries(jobFieldNotes).map(([name, { description }]) => [
  name,
  (neededToCreate as readonly string[]).includes(name) ? "Required" : "",
  description.replaceAll("`", ""),
])

const listParameters = [
  ["q", "Text in title or reference, ignoring case and accents"],
  ["status", "active, archived or draft; active includes those past their closeDate"],
  ["page, pageSize", "From 1; 1 to 100 per page, 10 if left out"],
  ["fields", "More fields for each posting in the list: closeDate,salary,…; you can repeat the parameter"],
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
          URLs begin with <code>/api/v1.1</code>; requests and responses are JSON in UTF-8. A posting is a{" "}
          <em>job</em> in the API.
        </p>
        <GuideTable label="Calls for postings" columns={["Call", "What it does"]} rows={jobCalls} />
        <GuideTable
          label="Fields of a posting"
          columns={["Field", "To create", "Meaning"]}
          rows={fieldRows}
        />
        <p>
          A <code>PUT</code> is a partial update: what you leave out stays, a salary is merged field by field,
          lists are replaced as a whole, and all rules apply to the resulting posting. Unknown and read-only
          fields are ignored, so you can send back what you have read, even if its <code>closeDate</code> has
          passed.
        </p>
        <p>
          To clear a field, send null: <code>closeDate</code> goes back to 60 days after{" "}
          <code>publishDate</code>, <code>confidential</code> and <code>autoRefresh</code> become false, and{" "}
          <code>salary</code> and <code>referenceId</code> become none. Within a salary, send{" "}
          <code>maxAmount: null</code> and <code>plusCommission: false</code>. The <code>status</code> and the
          fields required to create a posting cannot be cleared.
        </p>
        <p>
          To create a new posting from one that you have read, leave out <code>id</code> and{" "}
          <code>referenceId</code>, and its <code>closeDate</code> if that has passed: a posting cannot close
          before it is published (<code>too_early</code>). An <code>autoRefresh</code> that is true is
          refused, for everyone, once the employer’s plan no longer includes it.
        </p>
        <p>
          Responses of 2 kB and more are compressed if your client sends <code>Accept-Encoding: gzip</code> or{" "}
          <code>br</code>, as most do by default. The <code>ETag</code> is the same either way.
        </p>
        <p>
          <code>dryRun=true</code> on POST and PUT does everything except the write, and returns 200 with what
          would have been stored and the <code>findings</code> of the posting check. If a proxy lets only GET
          and POST through, send a POST with <code>X-HTTP-Method-Override: PUT</code> or <code>DELETE</code>.
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
          <code>paging</code> counts what matches, and its <code>next</code> and <code>previous</code> are
          complete URLs with all your parameters: follow <code>next</code> until it is null instead of
          counting. A page past the end is empty and isn’t an error; its <code>previous</code> leads to the
          last page that has postings.
        </p>
        <p>
          Keep the URL of a posting, not of a page: while you read, others write, and pages shift. A new
          posting moves others to the next page, where you get them again, and a deleted one moves them to a
          page that you have already read. So identify postings by id, and don’t treat one as deleted just
          because no page listed it: GET it by its id, and a 404 says so.
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
          columns={["Call", "What it lists"]}
          rows={referenceCalls}
        />
        <p>
          No key is needed. Ids are never reused. Responses may be cached for an hour and have an{" "}
          <code>ETag</code>: ask again with <code>If-None-Match</code>, and you get 304 if nothing has
          changed.
        </p>
        <p>
          Place names and positions are from <GuideLink href="https://www.geonames.org/">GeoNames</GuideLink>,
          under <GuideLink href="https://creativecommons.org/licenses/by/4.0/">CC BY 4.0</GuideLink>: a
          selection, with some corrections.
        </p>
      </>
    ),
  },
} satisfies Partial<GuideSections>
