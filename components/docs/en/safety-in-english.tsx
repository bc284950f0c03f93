import { CodeBlock } from "@/components/ui/code-block"
import { fieldCodeNotes } from "@/lib/api/v1.1/field-codes"
import { problemNotes } from "@/lib/api/v1.1/openapi/problem-notes"
import { statusOf } from "@/lib/api/v1.1/problems"
import { GuideLink } from "../guide-link"
import { GuideTable } from "../guide-table"
import { SampleCode } from "../sample-code"
import { samples } from "../samples/samples"
import type { GuideSections } from "../guide"

const problemBody = `{
  "message": "The job could not be saved: 1 field needs attention.",
  "code": "validation_failed",
  "requestId": "1d2f6a52-6f0b-4f0e-9a4c-1f5a2f7f3f10",
  "errors": [
    { "field": "salary.period.id", "code": "required", "message": "Choose a salary period." }
  ]
}`

/** The closed list of error codes, as in the OpenAPI document. */
const errorRows = Object.entries(problemNotes).map(([code, { when }]) => [
  code,
  String(statusOf[code as keyof typeof statusOf]),
  when.replaceAll("`", ""),
])

/** The closed list of what can be wrong with a field. */
const fieldCodeRows = Object.entries(fieldCodeNotes)

const retryRows = [
  ["GET, PUT, DELETE", "Safe as they are. A repeated DELETE may find nothing: 404 means that it was done."],
  [
    "PUT with If-Match",
    "Safe too, but 412 may be due to your own change, whose response was lost: read the posting and compare before you decide",
  ],
  ["POST with Idempotency-Key", "Safe: the same key and body return the first response again for 24 hours"],
  [
    "POST without a key",
    "May create a second posting, unless it has a referenceId: then 409 names the first",
  ],
] as const

/** What to do when something goes wrong, or when someone else made a change first. */
export const safetyInEnglish = {
  errors: {
    title: "Errors",
    text: () => (
      <>
        <p>
          <code>message</code> is for people and <code>code</code>, from this closed list, for programs.{" "}
          <code>errors</code> names every bad field at once, by a path such as{" "}
          <code>locations[1].description</code>. <code>requestId</code> is also in the header{" "}
          <code>X-Request-Id</code>; you may send your own. Nothing under <code>/api</code> ever redirects,
          and only a posting record requested as a page is HTML.
        </p>
        <p>
          With <code>Accept-Language: fr</code> the messages are in French, and the response has{" "}
          <code>Content-Language: fr</code>. Codes and values never change.
        </p>
        <CodeBlock label="A refused request" code={problemBody} />
        <p>
          An admin finds every write and every failed call of a key under{" "}
          <GuideLink href="/settings/requests">Requests</GuideLink>, for 30 days: what was sent, what was
          wrong with it, the result of each operation of a batch, and a curl command that repeats it.
        </p>
        <GuideTable label="Error codes" columns={["Code", "Status", "When"]} rows={errorRows} />
        <p>
          With <code>check_failed</code>, the <code>code</code> of each element of <code>errors</code> is the
          name of a rule of the posting check. Otherwise it is from a closed list of its own:
        </p>
        <GuideTable label="Codes of fields" columns={["Code", "What is wrong"]} rows={fieldCodeRows} />
      </>
    ),
  },
  retries: {
    title: "Retries and idempotency",
    text: () => (
      <>
        <p>
          Repeat a request that got no response, 429, 500 or 503. Wait as <code>Retry-After</code> says, or
          twice as long each time if it is missing. Don’t repeat any other 4xx: change the request.
        </p>
        <GuideTable label="What is safe to repeat" columns={["Request", "Repeated"]} rows={retryRows} />
        <p>
          An <code>Idempotency-Key</code> is a string of your own, new for each request: 1 to 255 visible
          ASCII characters. It must be unique across all of the employer’s API keys, so use a UUID. A batch is
          one request and takes one key. A repeated response has <code>Idempotency-Replayed: true</code>. The
          same key with another body is 422 <code>idempotency_mismatch</code>. The body’s content is compared,
          not its bytes: the order of fields and the white space between them may differ. If the first request
          is still running, the second waits for it; if that takes too long, it gets 409{" "}
          <code>idempotency_in_progress</code>.
        </p>
        <p>
          After 24 hours the key is forgotten, and the same POST would create a second posting. So give each
          new posting a referenceId: a late repeat is then a 409 that names the posting with that referenceId.
          For a sync there is a simpler way: <code>PUT</code> each posting by its referenceId, as often as you
          like.
        </p>
        <SampleCode sample={samples.upsert} />
        <p>
          <code>RateLimit</code> in a response says how many calls your key has left:{" "}
          <code>&quot;default&quot;;r=11997;t=52</code> means 11,997 calls now, and the full limit again in 52
          seconds. <code>RateLimit-Policy</code> says what that limit is.
        </p>
      </>
    ),
  },
  "concurrent-edits": {
    title: "Concurrent edits",
    text: () => (
      <>
        <p>
          A posting’s <code>ETag</code> changes whenever what you would read changes. Send the one you have
          read as <code>If-Match</code> with a PUT or DELETE: if someone else was faster, you get 412{" "}
          <code>precondition_failed</code> with the current ETag, and nothing changes. When only the
          employer’s name changes, its postings get new ETags too, without being reported as changed: after
          such a 412, read the posting and send again with the new ETag. A missing posting is 404 with or
          without <code>If-Match</code>; only a PUT by reference, which would create it, is 412. On a PUT by
          reference, <code>If-None-Match: *</code> only creates and never changes a posting. On a GET,{" "}
          <code>If-None-Match</code> returns 304 if you already have the posting.
        </p>
        <p>
          A PUT that changes nothing keeps the ETag, and isn’t reported as a change. The ETag depends on the
          content alone: when a posting becomes what it was before, it has the ETag it had then. What is
          stored may differ from what you sent, because HTML is cleaned and a place takes the name of its
          record. To compare, send your fields with <code>dryRun=true</code>, and compare the fields of the
          response with those of a GET.
        </p>
        <SampleCode sample={samples.change} />
      </>
    ),
  },
} satisfies Partial<GuideSections>
