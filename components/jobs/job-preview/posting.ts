import { routingByEmail } from "@/lib/api/v1.1/job-rules"
import type { Pay } from "@/lib/format/money"
import type { JobAnswer } from "@/lib/queries/jobs"

/** What a candidate is told. */
export type Posting = {
  title: string
  employer: string
  confidential: boolean
  places: string[]
  categories: string[]
  positionType: string | null
  salary: Pay | null
  publishDate: string
  closeDate: string
  /** HTML. */
  description: string
  applyBy: "email" | "url"
  applyAt: string
}

/** A stored posting as a candidate would read it. */
export function postingOfJob(job: JobAnswer): Posting {
  const byEmail = job.applicantRoutingType.id === routingByEmail
  return {
    title: job.title,
    employer: job.employer.name,
    confidential: job.confidential,
    places: job.locations.map(({ description }) => description),
    categories: job.categories.map(({ name }) => name),
    positionType: job.positionType.name,
    salary: job.salary && {
      amount: job.salary.amount,
      maximum: job.salary.maxAmount,
      unit: job.salary.period.unit,
      plusCommission: job.salary.plusCommission,
    },
    publishDate: job.publishDate,
    closeDate: job.closeDate,
    description: job.description,
    applyBy: byEmail ? "email" : "url",
    applyAt: (byEmail ? job.applicationEmail : job.applicationUrl) ?? "",
  }
}

/** What in a confidential posting may still tell whose it is, in words for staff. */
export function leaksOf({ confidential, employer, title, description, applyBy, applyAt }: Posting): string[] {
  if (!confidential) return []
  const text = `${title} ${description.replace(/<[^<>]*>/g, " ")}`.toLowerCase()
  const domain = applyBy === "email" ? applyAt.split("@")[1] : hostOf(applyAt)
  return [
    text.includes(employer.toLowerCase()) && `The text names ${employer}.`,
    domain &&
      `Applications go to ${domain}. Candidates do not see that here, but do once they apply: make sure it does not give the employer away.`,
  ].filter((leak) => typeof leak === "string")
}

function hostOf(address: string): string | undefined {
  return URL.canParse(address) ? new URL(address).hostname : undefined
}
