import type { GuideSections } from "../guide"
import { GuideTable } from "../guide-table"
import { SampleCode } from "../sample-code"
import { samples } from "../samples/samples"

const filters = [
  ["updatedSince", "Changed at or after this instant: 2026-11-22T08:00:00Z"],
  ["closesBefore, closesAfter", "With a closeDate on or before, or on or after, this day"],
  ["categoryId, positionTypeId, locationId", "With this category, position type or place"],
  ["confidential, autoRefresh", "true or false"],
  ["sort", "publishDate, closeDate, title or updatedAt; with a leading -, descending"],
  ["cursor", "Instead of page: empty at first, then paging.nextCursor of the previous page"],
] as const

const operations = [
  ["create", "A POST of job"],
  ["update", "A PUT by id, or by the referenceId of an existing posting; never creates one"],
  ["upsert", "A PUT by referenceId; creates the posting if there is none"],
  ["delete", "A DELETE by id or referenceId"],
] as const

/** How to read and write many postings, and follow what happens to them. */
export const manyInEnglish = {
  many: {
    title: "Many postings",
    text: () => (
      <>
        <p>
          The list has more filters and orders. A posting must match all filters. <code>fields</code> takes
          every field of a posting, <code>description</code> included, and also <code>updatedAt</code>,{" "}
          <code>etag</code>, <code>firstPublished</code> and <code>findings</code>, the number of findings of
          the posting check.
        </p>
        <GuideTable label="More parameters of the list" columns={["Parameter", "Meaning"]} rows={filters} />
        <p>
          With <code>cursor</code>, every posting that exists throughout appears exactly once, whatever is
          added or deleted while you read. One whose place in the order changes in the meantime may appear
          again or be missed, so sort by <code>title</code> rather than <code>updatedAt</code>. A cursor is
          valid with the same filters and order.
        </p>
        <SampleCode sample={samples.cursor} />
        <p>
          <code>POST /jobs/batch</code> takes up to 100 operations, and returns 200 whatever happened to them:
          check <code>summary.failed</code>, and the <code>status</code> and <code>error</code> of each
          result. They are done as if in order, each like the single call, and one that fails doesn’t stop the
          others. Each operation counts as one call.
        </p>
        <GuideTable label="Operations of a batch" columns={["op", "What it does"]} rows={operations} />
        <p>
          Send one <code>Idempotency-Key</code> with a batch, which is one request, and repeat it with the
          same key if you get no response: what was done is not done again. With <code>dryRun=true</code>{" "}
          nothing is written or deleted, no operation sees what another would do, and each result that would
          be saved has the <code>findings</code> of the posting check.
        </p>
        <p>
          Save the key and the exact body before you send them. After a crash, send both again within 24
          hours, and you get the first results. If a batch is too large (413), send it in halves.
        </p>
        <p>
          A result has <code>id</code> and <code>etag</code>, but not the posting as it is stored: the next{" "}
          <code>GET /jobs/changes</code> lists that. An operation that changes nothing writes nothing and
          isn’t reported as a change, so if you send HTML that is cleaned, read the posting back with GET.
        </p>
        <SampleCode sample={samples.batch} />
      </>
    ),
  },
  changes: {
    title: "Changes and history",
    text: () => (
      <>
        <p>
          <code>GET /jobs/changes</code> lists what changed since a cursor, deletions included: each posting
          once, as it is now. Without a cursor, it begins with everything that exists, so the first run and
          every later one are the same loop. Keep the cursor; with <code>wait</code>, the response comes as
          soon as something changes. While <code>more</code> is true, ask again right away. <code>limit</code>{" "}
          is at most 500, and <code>wait</code> at most 25 seconds.
        </p>
        <SampleCode sample={samples.changes} />
        <p>
          Your own changes are listed too; <code>by</code> says who made each change. <code>fields=etag</code>{" "}
          adds the ETag of each posting, which the next write can send as <code>If-Match</code>, and which
          tells your own change from someone else’s. Once you know the ETags, a two-way sync takes two calls:
          first push your changes with <code>ifMatch</code>, then pull. The service detects the conflicts and
          returns 412 for each. Identify postings by <code>id</code>, because the <code>referenceId</code> of
          a deleted posting can be used again.
        </p>
        <p>
          A change is listed at least once, and none is skipped. Deletions are listed for 90 days; an older
          cursor, or one from before the service was restored from a backup, is 410{" "}
          <code>cursor_expired</code>: start again without a cursor, and read until <code>more</code> is
          false. A posting that you know and that wasn’t listed by then is gone, or no longer visible to your
          key.
        </p>
        <p>
          <code>{"GET /jobs/{id}/history"}</code> lists every change to a posting with its fields before and
          after, and <code>{"POST /jobs/{id}/restore"}</code> brings a version back. A deleted posting is in
          the bin, <code>GET /jobs/deleted</code>, for 30 days; restoring it without a version brings it back.
          With <code>dryRun=true</code> you see the posting as it would be, and nothing is restored. If
          another posting has taken its reference in the meantime, you get 409: send{" "}
          <code>{'{"referenceId": null}'}</code> to bring it back without one, or send another.
        </p>
        <p>
          <code>{"GET /jobs/{id}/record"}</code> shows what the public could see and when, for 3 years, even
          after the posting has left the bin. With <code>Accept: text/html</code>, it’s a page to print.
        </p>
        <SampleCode sample={samples.restore} />
      </>
    ),
  },
} satisfies Partial<GuideSections>
