import { GuideLink } from "../guide-link"
import type { GuideSections } from "../guide"

/** What clients can rely on, and what has changed. */
export const policyInEnglish = {
  versions: {
    title: "Versions and deprecation",
    text: () => (
      <>
        <p>
          The version is in the address. Within <code>v1.1</code>, nothing existing changes its name, type or
          meaning, and nothing optional becomes required. We may add calls, optional parameters and headers,
          fields in responses, and error codes for new features. Ignore what you don’t know.
        </p>
        <p>
          A breaking change comes as a new version at a new address. The old version keeps working for at
          least twelve months, and says so in the headers <code>Deprecation</code> and <code>Sunset</code> of
          every response, and here.
        </p>
        <p>
          The whole contract is an OpenAPI 3.1 document at{" "}
          <GuideLink href="/api/v1.1/openapi.json">/api/v1.1/openapi.json</GuideLink>, made from the schemas
          that the service validates with. Generate a client from it, or check your requests against it.
        </p>
      </>
    ),
  },
  changelog: {
    title: "Changelog",
    text: () => (
      <>
        <dl className="flex flex-col gap-3">
          <div>
            <dt className="font-medium">v1.1, additions</dt>
            <dd>
              All optional: <code>ETag</code>, <code>If-Match</code> and <code>If-None-Match</code>;{" "}
              <code>Idempotency-Key</code>; <code>dryRun</code>; <code>fields</code> on the list; rate limits
              with their headers; <code>GET /me</code>; the OpenAPI document; messages in French with{" "}
              <code>Accept-Language</code>; further filters, <code>sort</code> and <code>cursor</code> on the
              list; <code>POST /jobs/batch</code>; <code>GET /jobs/changes</code>; the history, the bin,
              restoring and the record of a posting; webhooks, with the scope <code>webhooks</code>; the
              posting check, with the code <code>check_failed</code> if an employer enforces it. If you don’t
              use them, nothing changes.
            </dd>
          </div>
          <div>
            <dt className="font-medium">v1.1</dt>
            <dd>Jobs by id and by reference, the list with search and paging, and reference data.</dd>
          </div>
        </dl>
      </>
    ),
  },
} satisfies Partial<GuideSections>
