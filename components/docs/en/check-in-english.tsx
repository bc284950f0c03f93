import type { GuideSections } from "../guide"
import { GuideTable } from "../guide-table"
import { SampleCode } from "../sample-code"
import { samples } from "../samples/samples"

const severities = [
  ["error", "The posting appears not to meet a rule in force"],
  ["warning", "It may not meet one, or a job board may hide it"],
  ["advice", "A statement to add, or an improvement that evidence supports"],
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
          also returns <code>findings</code>. This isn’t legal advice, and a posting without findings isn’t
          necessarily compliant.
        </p>
        <SampleCode sample={samples.check} />
        <GuideTable label="Severities" columns={["severity", "Meaning"]} rows={severities} />
        <p>
          Each finding says why it matters, what to do, and which source it is based on;{" "}
          <code>GET /checks/rules</code> lists all rules. A finding that doesn’t apply can be dismissed for a
          posting: send <code>{"PUT /jobs/{id}/checks/{code}"}</code> with <code>dismissed</code> and a{" "}
          <code>reason</code>. It stays in the list, with <code>mutedBy</code>, but is no longer counted,
          until the field that it is about changes.
        </p>
        <SampleCode sample={samples.findings} />
        <p>
          In the list, <code>fields=findings</code> adds the counts of each posting, and the filter{" "}
          <code>findings</code> takes <code>error</code>, <code>warning</code>, <code>advice</code> or{" "}
          <code>none</code>. If an employer’s admins require it, a posting with an error can’t be made active:
          400 <code>check_failed</code>, with the findings in <code>errors</code>. Drafts are never refused.
        </p>
      </>
    ),
  },
} satisfies Partial<GuideSections>
