import * as z from "zod"
import { actorKinds } from "@/lib/domain/activity/activity"
import type { CheckRule } from "@/lib/domain/checks/check-rule"
import { findingSeverities, jurisdictions, rulesDate } from "@/lib/domain/checks/finding"
import { checkLimits } from "@/lib/domain/job-checks/check-settings"
import type { Dismissal } from "@/lib/domain/job-checks/dismissal"
import { countOpen, type ToldFinding } from "@/lib/domain/job-checks/find-findings"
import type { CheckReport } from "@/lib/domain/job-checks/read-findings"
import type { Language } from "@/lib/messages/language"
import { packMessage, say } from "@/lib/messages/message"
import { text } from "../fields"
import { idPath } from "../id-path"
import { findingCountsAnswer, jobAnswer, jobReceiptAnswer } from "./answers"

const date = z.iso.date()
const severity = z
  .enum(findingSeverities)
  .describe(
    "`error`: the posting appears not to meet a rule in force. `warning`: it may not meet one, or a job board may hide it. `advice`: a statement to add, or an improvement that evidence supports.",
  )
const jurisdiction = z
  .enum(jurisdictions)
  .describe("Whose law it is: a province's, or Canada's (`CA`). Left out for job board and quality rules.")

export const ruleSourceAnswer = z.object({
  title: z.string(),
  url: z.url(),
  asOf: date.describe("The day on which the source was last read."),
})

const mutedByAnswer = z.object({
  kind: z
    .enum(["posting", "employer"])
    .describe("Dismissed for this posting, or muted by an admin for all postings of the employer."),
  reason: z.string(),
  at: z.iso.datetime(),
  by: z.object({ kind: z.enum(actorKinds), name: z.string() }),
})

export const findingAnswer = z.object({
  code: z.string().describe("The rule's code: `GET /checks/rules` lists them all."),
  severity,
  jurisdiction: jurisdiction.optional(),
  field: z.string().optional().describe("The field it is about: `locations[1].description`."),
  quote: z.string().optional().describe("The words in the title or description that it is about."),
  message: z.string().describe("What was noticed, and why it matters."),
  fix: z.string().describe("What to do about it."),
  source: ruleSourceAnswer,
  mutedBy: mutedByAnswer
    .optional()
    .describe("Who dismissed or muted it, and why. Such a finding isn't counted."),
})
export type FindingAnswer = z.output<typeof findingAnswer>

/** The answer of a dry run: the job as it would be, and what the check finds in it. */
export const jobPreviewAnswer = jobAnswer.extend({ findings: z.array(findingAnswer) })

/** The same for a write-only key, about a job that would be new. */
export const jobReceiptPreviewAnswer = jobReceiptAnswer.extend({ findings: z.array(findingAnswer) })

export const checkReportAnswer = z.object({
  asOf: date.describe("The day that the posting was checked for, in the employer's time zone."),
  rules: date.describe("The date of the rules."),
  summary: findingCountsAnswer.describe("How many findings are open: neither muted nor dismissed."),
  findings: z
    .array(findingAnswer)
    .describe("Most serious first. An empty list means that no issues were found; it is not legal advice."),
})
export type CheckReportAnswer = z.output<typeof checkReportAnswer>

export const checkRuleAnswer = z.object({
  code: z.string(),
  title: z.string(),
  severities: z.array(severity).describe("The severities that its findings can have."),
  jurisdiction: jurisdiction.optional(),
  fields: z.array(z.string()).describe("The fields it is about: a dismissal ends when one of them changes."),
  effectiveFrom: date.optional().describe("The day on which the rule came into force."),
  asOf: date.describe("When its sources were last read: the earliest of their dates."),
  sources: z.array(ruleSourceAnswer),
})

export const checkRuleListAnswer = z.object({ rules: date, data: z.array(checkRuleAnswer) })
export type CheckRuleListAnswer = z.output<typeof checkRuleListAnswer>

/** The path of one rule's findings in a job. */
export const findingPath = idPath.extend({ code: z.string() })

/** The body of `PUT /jobs/{id}/checks/{code}`. */
export const dismissalRequest = z.object({
  dismissed: z.boolean({ error: packMessage(say("fields.notFlag", { name: "dismissed" })) }),
  reason: text(say("activity.reason"), checkLimits.reason)
    .nullable()
    .transform((value) => value?.trim() || null)
    .optional(),
})

export const dismissalAnswer = z.object({
  code: z.string(),
  dismissed: z.boolean(),
  reason: z.string().optional(),
  at: z.iso.datetime().optional(),
  by: mutedByAnswer.shape.by.optional(),
})
export type DismissalAnswer = z.output<typeof dismissalAnswer>

/** A finding as the contract shows it (3.6), in `language`. */
export function presentFinding(finding: ToldFinding, language: Language): FindingAnswer {
  const { code, severity, jurisdiction, field, quote, message, fix, source, mutedBy } = finding
  const { title, url, asOf } = source
  return {
    code,
    severity,
    ...(jurisdiction && { jurisdiction }),
    ...(field !== undefined && { field }),
    ...(quote !== undefined && { quote }),
    message: message[language],
    fix: fix[language],
    source: { title: title[language], url: url[language], asOf },
    ...(mutedBy && { mutedBy }),
  }
}

/** The check's report on a posting, as the contract shows it (3.6). */
export function presentCheckReport({ asOf, findings }: CheckReport, language: Language): CheckReportAnswer {
  return {
    asOf,
    rules: rulesDate,
    summary: countOpen(findings),
    findings: findings.map((finding) => presentFinding(finding, language)),
  }
}

/** All `rules`, with their sources and dates. */
export function presentRules(rules: readonly CheckRule[], language: Language): CheckRuleListAnswer {
  return {
    rules: rulesDate,
    data: rules.map(({ code, title, severities, jurisdiction, fields, effectiveFrom, sources }) => ({
      code,
      title: title[language],
      severities: [...severities],
      ...(jurisdiction && { jurisdiction }),
      fields: [...fields],
      ...(effectiveFrom && { effectiveFrom }),
      asOf: sources.map(({ asOf }) => asOf).sort()[0] ?? rulesDate,
      sources: sources.map(({ title, url, asOf }) => ({
        title: title[language],
        url: url[language],
        asOf,
      })),
    })),
  }
}

/** What became of a dismissal; null means that there is none. */
export function presentDismissal(code: string, dismissal: Dismissal | null): DismissalAnswer {
  if (!dismissal) return { code, dismissed: false }
  const { reason, at, by } = dismissal
  return { code, dismissed: true, reason, at, by }
}
