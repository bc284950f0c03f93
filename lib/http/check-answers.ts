import { presentCheckReport, presentDismissal, presentFinding, presentRules } from "@/lib/api/v1.1/checks"
import { checkRules } from "@/lib/domain/checks/check-rules"
import type { Context } from "@/lib/domain/context"
import { dismissFinding } from "@/lib/domain/job-checks/dismiss-finding"
import { type CheckReport, findingsOfPreview } from "@/lib/domain/job-checks/read-findings"
import type { Job } from "@/lib/domain/jobs/job"
import { ok } from "./answers"
import { languageFor, languageHeaders } from "./message-language"

/** 200 with the check's report, in the language that the caller asks for (contract 3.6 and 3.7). */
export function checkReportAnswerFor(request: Request, report: CheckReport): Response {
  return inLanguageOf(request, (language) => presentCheckReport(report, language))
}

/** 200 with all rules of the check. */
export function rulesAnswer(request: Request): Response {
  return inLanguageOf(request, (language) => presentRules(checkRules, language))
}

/** 200 with `job` as `shown`, and with the findings that the caller may see: the answer of a dry run. */
export async function withFindings(
  { request, context }: { request: Request; context: Context },
  shown: object,
  job: Job,
): Promise<Response> {
  const findings = await findingsOfPreview(context, job)
  if (!findings) return ok(shown)
  return inLanguageOf(request, (language) => ({
    ...shown,
    findings: findings.map((finding) => presentFinding(finding, language)),
  }))
}

/** 200 with the state of a rule's findings in a job after the change. */
export async function dismissalAnswerFor(
  context: Context,
  target: { id: number; code: string },
  asked: { dismissed: boolean; reason?: string | null },
): Promise<Response> {
  return ok(presentDismissal(target.code, await dismissFinding(context, target, asked)))
}

function inLanguageOf(request: Request, present: (language: ReturnType<typeof languageFor>) => object) {
  const language = languageFor(request)
  const answer = ok(present(language))
  for (const [name, value] of Object.entries(languageHeaders(language))) answer.headers.set(name, value)
  return answer
}
