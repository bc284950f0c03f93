import type { GuideSections } from "../guide"
import { GuideTable } from "../guide-table"
import { SampleCode } from "../sample-code"
import { samples } from "../samples/samples"

const severities = [
  ["error", "A rule in force appears not to be met"],
  ["warning", "It may not be met, or a job board may hide the posting"],
  ["advice", "A statement to add, or quality that has evidence"],
] as const

/** What the posting check reports to programs. */
export const checkInEnglish = {
  "posting-check": {
    title: "Posting check",
    text: () => (
      <>
        <p>
          <code>POST /checks</code> checks a posting against legal, job board and wording rules before it is
          saved, and <code>{"GET /jobs/{id}/checks"}</code> does so for a saved one. A <code>dryRun</code>{" "}
          answers <code>findings</code> as well. This isn’t legal advice, and a posting without findings isn’t
          necessarily compliant.
        </p>
        <SampleCode sample={samples.check} />
        <GuideTable label="Severities" columns={["severity", "Meaning"]} rows={severities} />
        <p>
          Each finding says why, what to do, and by which source; <code>GET /checks/rules</code> lists all
          rules. One that doesn’t apply can be dismissed for a posting by{" "}
          <code>{"PUT /jobs/{id}/checks/{code}"}</code> with <code>dismissed</code> and a <code>reason</code>,
          until a field changes that the rule is about. It stays in the list, with <code>mutedBy</code>, and
          is no longer counted.
        </p>
        <SampleCode sample={samples.findings} />
        <p>
          In the list, <code>fields=findings</code> adds the counts of each posting, and the filter{" "}
          <code>findings</code> takes <code>error</code>, <code>warning</code>, <code>advice</code> or{" "}
          <code>none</code>. Where an employer’s admins ask for it, a posting with an error can’t be made
          active: 400 <code>check_failed</code>, with the findings in <code>errors</code>. Drafts are never
          refused.
        </p>
      </>
    ),
  },
} satisfies Partial<GuideSections>
