import Link from "next/link"
import { NameMarkWithWord } from "@/components/layout/name-mark"
import { Page } from "@/components/layout/page"
import { PageHeader } from "@/components/layout/page-header"
import { CodeBlock } from "@/components/ui/code-block"
import { GuideSection } from "./guide-section"
import { GuideTable } from "./guide-table"

const listLine = `curl "https://HOST/api/v1.1/jobs?status=active&q=chef" \\
  -H "API-Key: $KEY"`

const createLine = `curl -i https://HOST/api/v1.1/jobs \\
  -H "API-Key: $KEY" -H "Content-Type: application/json" \\
  -d '{"referenceId": "K-17", "title": "Sous Chef",
       "locations": [{"description": "Montréal, QC"}],
       "categories": [{"id": 14}], "positionType": {"id": 1},
       "description": "<p>Lead the line at our new kitchen.</p>",
       "applicantRoutingType": {"id": 1}, "applicationEmail": "jobs@example.com"}'`

const problemBody = `{"message": "The job could not be saved: 1 field needs attention.",
 "code": "validation_failed", "requestId": "…",
 "errors": [{"field": "salary.period.id", "code": "required", "message": "Choose a salary period."}]}`

const jobCalls = [
  ["GET /jobs", "A page of postings, newest first: q, status, page, pageSize (1–100), fields"],
  ["GET /jobs/{id}", "One posting"],
  ["POST /jobs", "Creates one: 201, its address in Location"],
  ["PUT /jobs/{id}", "Changes what is sent and nothing else"],
  ["PUT /jobs", "The same by the referenceId in the body; creates the posting where there is none"],
  ["DELETE /jobs/{id}", "Deletes it: 204"],
  ["DELETE /jobs?referenceId=…", "The same by reference; {referenceId} in the body does as well"],
] as const

const referenceCalls = [
  ["GET /positiontypes", "Full time, part time, …"],
  ["GET /jobcategories", "34 categories"],
  ["GET /salaryperiods", "Yearly to hourly"],
  ["GET /applicantroutingtypes", "1 e-mail, 2 web address"],
  [
    "GET /locations",
    "About 1,000 Canadian places: q, types (town, province, territory, country), page, pageSize",
  ],
] as const

const errorRows = [
  ["invalid_json", "400", "The body is no JSON object in UTF-8"],
  ["validation_failed", "400", "A rule is broken; errors names every bad field"],
  ["not_available_on_plan", "400", "Auto-refresh, on a plan without it"],
  ["unauthorized", "401", "The key is missing or does not work"],
  ["forbidden", "403", "The key or the role may not do this"],
  ["not_found", "404", "There is no such thing, or it is another employer's"],
  ["method_not_allowed", "405", "Allow says what is offered"],
  ["duplicate_reference_id", "409", "existing and Location name the posting that has it"],
  ["payload_too_large", "413", "The body is larger than 2 MiB, unless the operator chose another limit"],
  ["unsupported_media_type", "415", "Send Content-Type: application/json"],
  ["rate_limited", "429", "Retry-After says when to come again"],
  ["internal_error", "500", "Our fault; the requestId finds it in the log"],
  ["unavailable", "503", "The database is away; Retry-After says when to come again"],
] as const

/** How to work with the API, for somebody who begins. */
export function ApiGuide() {
  return (
    <main id="main">
      <Page width="form" className="max-w-200 pb-16">
        <Link href="/jobs" className="w-fit rounded-md">
          <NameMarkWithWord />
        </Link>
        <PageHeader
          title="API guide"
          description="Everything the dashboard does with postings, for your own programs."
        />
        <GuideSection id="quick-start" title="Quick start">
          <p>
            An admin of the employer makes a key. Send it in the header <code>API-Key</code>; it says who you
            are and whose postings you see. Addresses begin with <code>/api/v1.1</code>; bodies and answers
            are JSON.
          </p>
          <CodeBlock label="List active postings" code={listLine} />
          <CodeBlock label="Create one" code={createLine} />
        </GuideSection>
        <GuideSection id="postings" title="Postings">
          <GuideTable label="Calls for postings" columns={["Call", "What it does"]} rows={jobCalls} />
          <p>
            <code>next</code> and <code>previous</code> in <code>paging</code> are whole addresses: follow
            them instead of counting. Days are calendar days in the employer&apos;s time zone, as{" "}
            <code>2026-12-31</code>. Without a close date a posting stays open for 60 days.
          </p>
          <p>
            Descriptions are HTML with strong, b, em, i, br, p, div, ul, ol, li and a; other tags go and their
            text stays. Where a proxy lets only GET and POST through, send a POST with{" "}
            <code>X-HTTP-Method-Override: PUT</code> or <code>DELETE</code>.
          </p>
        </GuideSection>
        <GuideSection id="reference-data" title="Reference data">
          <GuideTable
            label="Calls for reference data"
            columns={["Call", "What it has"]}
            rows={referenceCalls}
          />
          <p>
            No key is needed. Name a place of a posting by its description, <code>Vancouver, BC</code>, in any
            case and with or without accents; a Canadian place that is not in the list is taken as{" "}
            <code>Name, XX</code>.
          </p>
          <p>
            Place names and positions are from{" "}
            <a href="https://www.geonames.org/" className="underline underline-offset-2">
              GeoNames
            </a>
            , under{" "}
            <a href="https://creativecommons.org/licenses/by/4.0/" className="underline underline-offset-2">
              CC BY 4.0
            </a>
            , selected and with some corrections.
          </p>
        </GuideSection>
        <GuideSection id="errors" title="Errors">
          <p>
            <code>message</code> is for people, <code>code</code> for programs. <code>errors</code> names
            every bad field at once.
          </p>
          <CodeBlock label="A refused request" code={problemBody} />
          <GuideTable label="Error codes" columns={["Code", "Status", "When"]} rows={errorRows} />
        </GuideSection>
      </Page>
    </main>
  )
}
