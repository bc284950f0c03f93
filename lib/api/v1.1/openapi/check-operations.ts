import { idPath } from "../../id-path"
import {
  checkReportAnswer,
  type CheckReportAnswer,
  checkRuleListAnswer,
  type CheckRuleListAnswer,
  dismissalAnswer,
  type DismissalAnswer,
  dismissalRequest,
  findingPath,
} from "../checks"
import { jobChange } from "../jobs"
import { newJobExample } from "./examples"
import type { Operation } from "./operation"

const source = {
  title: "Ontario Regulation 476/24 (job postings)",
  url: "https://www.ontario.ca/laws/regulation/240476",
  asOf: "2026-11-22",
}
const by = { kind: "person", name: "Ana Silva" } as const
const reason = "Pay is on the page that the posting links to."

const reportExample: CheckReportAnswer = {
  asOf: "2026-11-24",
  rules: "2026-11-22",
  summary: { error: 1, warning: 0, advice: 0 },
  findings: [
    {
      code: "ON-PAY-MISSING",
      severity: "error",
      jurisdiction: "ON",
      field: "salary",
      message: "This posting shows no pay.",
      fix: "Add the pay, or a range of at most $50,000 a year.",
      source,
    },
  ],
}

const rulesExample: CheckRuleListAnswer = {
  rules: "2026-11-22",
  data: [
    {
      code: "ON-PAY-MISSING",
      title: "Ontario: pay is shown",
      severities: ["error", "warning", "advice"],
      jurisdiction: "ON",
      fields: ["salary", "locations", "description"],
      effectiveFrom: "2026-01-01",
      asOf: "2026-11-22",
      sources: [source],
    },
  ],
}

const dismissalExample: DismissalAnswer = {
  code: "ON-PAY-MISSING",
  dismissed: true,
  reason,
  at: "2026-11-24T15:20:11.402Z",
  by,
}

const { description: _, applicantRoutingType: __, applicationEmail: ___, ...draftExample } = newJobExample

/** The operations of the posting check (contract 3.6). */
export const checkOperations = {
  "GET /jobs/{id}/checks": {
    id: "checkJob",
    tag: "Posting check",
    summary: "Check a job",
    description:
      "What the rules find in the job as it is now, as of today in the employer's time zone, with its admins' settings for the check. Dismissed findings are included, with `mutedBy`, but not counted. Messages are in French if `Accept-Language` asks for it.",
    access: "key",
    params: idPath,
    headers: [],
    answers: {
      200: {
        description: "The findings.",
        schema: checkReportAnswer,
        headers: ["Content-Language"],
        example: reportExample,
      },
    },
    problems: ["not_found"],
  },
  "PUT /jobs/{id}/checks/{code}": {
    id: "dismissFinding",
    tag: "Posting check",
    summary: "Dismiss a finding of a job",
    description:
      "Dismisses the findings of a rule for this job, with a reason, until the `field` of one of them changes or the rule finds something in another field; `dismissed: false` undoes this. The activity shows who did it, when and why. The job itself doesn't change: its ETag and history stay as they are.",
    access: "key",
    params: findingPath,
    body: {
      schema: dismissalRequest,
      name: "Dismissal",
      needs: ["dismissed"],
      examples: {
        "Dismiss it": { dismissed: true, reason },
        "Undo that": { dismissed: false },
      },
    },
    answers: {
      200: {
        description: "Whether the finding is dismissed now.",
        schema: dismissalAnswer,
        example: dismissalExample,
      },
    },
    problems: ["not_found"],
  },
  "POST /checks": {
    id: "checkUnsavedJob",
    tag: "Posting check",
    summary: "Check a job that isn't saved",
    description:
      "Checks the body of a job as if it were published now. Nothing is written, and the body need not be complete. The fields it has must be valid: one that can't be read or names something unknown is refused, as when you create a job. A key needs `jobs:read` or `jobs:write`.",
    access: "key",
    body: {
      schema: jobChange,
      name: "JobToCheck",
      needs: [],
      examples: { "A posting": newJobExample, "A part of one": draftExample },
    },
    answers: {
      200: {
        description: "The findings.",
        schema: checkReportAnswer,
        headers: ["Content-Language"],
        example: reportExample,
      },
    },
    problems: [],
  },
  "GET /checks/rules": {
    id: "listCheckRules",
    tag: "Posting check",
    summary: "List the rules of the check",
    description: "Every rule with its sources, and the day on which they were last read.",
    access: "key",
    answers: {
      200: {
        description: "The rules.",
        schema: checkRuleListAnswer,
        headers: ["Content-Language"],
        example: rulesExample,
      },
    },
    problems: [],
  },
} as const satisfies Record<string, Operation>
