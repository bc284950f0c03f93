import type { GuideSections } from "../guide"
import { GuideTable } from "../guide-table"
import { SampleCode } from "../sample-code"
import { samples } from "../samples/samples"

const filters = [
  ["updatedSince", "Changed at this instant or since: 2026-11-22T08:00:00Z"],
  ["closesBefore, closesAfter", "With a closeDate on this day, or before or after it"],
  ["categoryId, positionTypeId, locationId", "With this category, position type or place"],
  ["confidential, autoRefresh", "true or false"],
  ["sort", "publishDate, closeDate, title or updatedAt; with - in front, descending"],
  ["cursor", "In place of page: empty begins, then paging.nextCursor of the page before"],
] as const

const operations = [
  ["create", "POST of job"],
  ["update", "PUT by id, or by the referenceId of a posting that is there; creates none"],
  ["upsert", "PUT by referenceId; creates the posting where there is none"],
  ["delete", "DELETE by id or referenceId"],
] as const

/** How to read and write many postings, and follow what happens to them. */
export const manyInEnglish = {
  many: {
    title: "Many postings",
    text: () => (
      <>
        <p>
          The list takes more filters and orders. All filters hold together. <code>fields</code> takes every
          field of a posting, <code>description</code> included, and also <code>updatedAt</code> and{" "}
          <code>etag</code>.
        </p>
        <GuideTable label="More parameters of the list" columns={["Parameter", "Meaning"]} rows={filters} />
        <p>
          By <code>cursor</code>, every posting that is there throughout comes exactly once, whatever is added
          or deleted while you read. One whose place in the order changes in the meantime may come again or be
          missed, so read by <code>title</code> rather than <code>updatedAt</code>. A cursor is good for the
          same filters and order.
        </p>
        <SampleCode sample={samples.cursor} />
        <p>
          <code>POST /jobs/batch</code> takes up to 100 operations, and answers 200 whatever became of them:
          look at <code>summary.failed</code>, and at the <code>status</code> and <code>error</code> of each
          result. They are done as if in their order, each as the single call would be, and one that fails
          stops no other. A batch counts as so many calls as it has operations.
        </p>
        <GuideTable label="Operations of a batch" columns={["op", "What it does"]} rows={operations} />
        <p>
          Send one <code>Idempotency-Key</code> with a batch, which is one request, and repeat it with the
          same key when no answer comes: what was done is not done again. With <code>dryRun=true</code>{" "}
          nothing is written, no operation sees what another would do, and each result has the{" "}
          <code>findings</code> of the posting check.
        </p>
        <p>
          Save the key and the exact body before you send them. After a crash, send both again within 24
          hours, and you get the first results. When a batch is too large (413), send it in halves.
        </p>
        <p>
          A result has <code>id</code> and <code>etag</code>, but not the posting as it is stored: the next{" "}
          <code>GET /jobs/changes</code> brings that. An operation that changes nothing writes nothing and
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
          <code>GET /jobs/changes</code> tells what changed since a cursor, deletions included: each posting
          once, as it is now. Without a cursor it begins with all that exists, so the first run and every
          later one are the same loop. Keep the cursor; with <code>wait</code> the answer comes as soon as
          something changes. While <code>more</code> is true, ask again at once. <code>limit</code> is at most
          500, and <code>wait</code> at most 25 seconds.
        </p>
        <SampleCode sample={samples.changes} />
        <p>
          Your own changes come back, too; <code>by</code> says who made each. <code>fields=etag</code> adds
          the ETag of each posting, which the next write can send as <code>If-Match</code>, and which tells
          your own change from someone else’s. Once you know the ETags, a two-way sync takes two calls: first
          push your changes with <code>ifMatch</code>, then pull. The service detects the conflicts and
          answers 412 for each. Know postings by <code>id</code>, because the <code>referenceId</code> of a
          deleted posting can be used again.
        </p>
        <p>
          A change is told at least once, and none is skipped. Deletions are told for 90 days; an older
          cursor, or one from before the service was restored from a backup, is 410{" "}
          <code>cursor_expired</code>: start again without one, and read until <code>more</code> is false. A
          posting that you know and that didn’t come by then is gone, or no longer visible to your key.
        </p>
        <p>
          <code>{"GET /jobs/{id}/history"}</code> tells every change of a posting with its fields before and
          after, and <code>{"POST /jobs/{id}/restore"}</code> brings a version back. A deleted posting is in
          the bin, <code>GET /jobs/deleted</code>, for 30 days; restoring it without a version brings it back.
          With <code>dryRun=true</code> you see the posting as it would be, and nothing is restored. If
          another posting has taken its reference meanwhile, you get 409: send{" "}
          <code>{'{"referenceId": null}'}</code> to bring it back without one, or send another.
        </p>
        <p>
          <code>{"GET /jobs/{id}/record"}</code> tells what the public could see and when, for 3 years, also
          once the posting has left the bin. With <code>Accept: text/html</code> it’s a page to print.
        </p>
        <SampleCode sample={samples.restore} />
      </>
    ),
  },
} satisfies Partial<GuideSections>
