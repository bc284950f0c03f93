import { routingByEmail } from "@/lib/api/v1.1/job-rules"
import { type Message, say } from "@/lib/messages/message"
import type { JobAnswer } from "@/lib/queries/jobs"
import type { Pay } from "@/lib/format/pay-words"

/** What a candidate sees. */
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

/** A stored posting as a candidate would see it; `nameOf` translates the names of the reference data. */
export function postingOfJob(job: JobAnswer, nameOf: (name: string) => string): Posting {
  const byEmail = job.applicantRoutingType.id === routingByEmail
  return {
    title: job.title,
    employer: job.employer.name,
    confidential: job.confidential,
    places: job.locations.map(({ description }) => description),
    categories: job.categories.map(({ name }) => nameOf(name)),
    positionType: nameOf(job.positionType.name),
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

/** What may still reveal the employer of a confidential posting, in words for its members. */
export function leaksOf({
  confidential,
  employer,
  title,
  description,
  applyBy,
  applyAt,
}: Posting): Message[] {
  if (!confidential) return []
  const text = `${title} ${description.replace(/<[^<>]*>/g, " ")}`.toLowerCase()
  const domain = applyBy === "email" ? applyAt.split("@")[1] : hostOf(applyAt)
  return [
    text.includes(employer.toLowerCase()) ? say("posting.textNames", { employer }) : null,
    domain ? say("posting.applicationsGoTo", { domain }) : null,
  ].filter((leak) => leak !== null)
}

function hostOf(address: string): string | undefined {
  return URL.canParse(address) ? new URL(address).hostname : undefined
}
