"use client"

import type { ReactNode } from "react"
import { useToday } from "@/components/employer/use-today"
import { cn } from "@/components/ui/cn"
import { useLocale } from "@/components/ui/use-locale"
import { routingByEmail } from "@/lib/api/v1.1/job-rules"
import { formatPay } from "@/lib/format/money"
import type { JobAnswer } from "@/lib/queries/jobs"
import { JobDay } from "../job-day"
import { particularsClass } from "../posting-columns"

/** Everything that a posting says beside its title and description. */
export function JobFacts({ job }: { job: JobAnswer }) {
  const locale = useLocale()
  const today = useToday()
  const { salary } = job
  const day = (date: string) => <JobDay day={date} today={today} locale={locale} />
  return (
    <div className={particularsClass}>
      <Facts title="Publishing">
        <Fact name={job.status === "draft" ? "Written" : "Published"}>{day(job.publishDate)}</Fact>
        <Fact name="Closes">{day(job.closeDate)}</Fact>
        <Fact name="Auto-refresh">{job.autoRefresh ? "Every 7 days" : "Off"}</Fact>
        <Fact name="Confidential">{job.confidential ? "Yes: candidates do not see the employer" : "No"}</Fact>
      </Facts>
      <Facts title="Where and what">
        <Fact name={job.locations.length === 1 ? "Place" : "Places"}>
          <Lines of={job.locations.map(({ description }) => description)} />
        </Fact>
        <Fact name={job.categories.length === 1 ? "Category" : "Categories"}>
          <Lines of={job.categories.map(({ name }) => name)} />
        </Fact>
        <Fact name="Position type">{job.positionType.name}</Fact>
      </Facts>
      <Facts title="Pay and applications">
        <Fact name="Salary">
          {salary
            ? formatPay(
                {
                  amount: salary.amount,
                  maximum: salary.maxAmount,
                  unit: salary.period.unit,
                  plusCommission: salary.plusCommission,
                },
                { locale },
              )
            : "Not named"}
        </Fact>
        <Fact name="Candidates apply">
          <Application job={job} />
        </Fact>
      </Facts>
      <Facts title="For systems">
        <Fact name="Reference">
          {job.referenceId ? <span className="figures">{job.referenceId}</span> : "None"}
        </Fact>
        <Fact name="Id">
          <span className="figures">{job.id}</span>
        </Fact>
      </Facts>
    </div>
  )
}

function Application({ job }: { job: JobAnswer }) {
  const byEmail = job.applicantRoutingType.id === routingByEmail
  const address = (byEmail ? job.applicationEmail : job.applicationUrl) ?? ""
  return (
    <a
      href={byEmail ? `mailto:${address}` : address}
      {...(byEmail ? {} : { target: "_blank", rel: "noopener noreferrer nofollow" })}
      className="rounded-sm text-primary-text underline-offset-4 hover:underline"
    >
      {address}
      {byEmail ? null : <span className="sr-only"> (opens in a new tab)</span>}
    </a>
  )
}

function Facts({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="p-4">
      <h2 className="text-sm font-semibold">{title}</h2>
      <dl className="mt-3 flex flex-col gap-2.5">{children}</dl>
    </section>
  )
}

function Fact({ name, className, children }: { name: string; className?: string; children: ReactNode }) {
  return (
    <div className={cn("grid grid-cols-[7rem_minmax(0,1fr)] items-baseline gap-3 text-compact", className)}>
      <dt className="text-muted-foreground">{name}</dt>
      <dd className="min-w-0 wrap-anywhere">{children}</dd>
    </div>
  )
}

function Lines({ of: lines }: { of: string[] }) {
  return lines.map((line) => (
    <span key={line} className="mt-1 block first:mt-0">
      {line}
    </span>
  ))
}
