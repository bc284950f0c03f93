"use client"

import type { ReactNode } from "react"
import { useToday } from "@/components/employer/use-today"
import { useMessages } from "@/components/messages/use-messages"
import { cn } from "@/components/ui/cn"
import { refreshDays, routingByEmail } from "@/lib/api/v1.1/job-rules"
import type { JobAnswer } from "@/lib/queries/jobs"
import { JobDay } from "../job-day"
import { payWords } from "@/lib/format/pay-words"
import { particularsClass } from "../posting-columns"

/** Everything that a posting says besides its title and description. */
export function JobFacts({ job }: { job: JobAnswer }) {
  const words = useMessages()
  const { t, nameOf, locale } = words
  const today = useToday()
  const { salary } = job
  const day = (date: string) => <JobDay day={date} today={today} locale={locale} />
  return (
    <div className={particularsClass}>
      <Facts title={t("posting.publishing")}>
        <Fact name={t(job.status === "draft" ? "posting.written" : "postings.published")}>
          {day(job.publishDate)}
        </Fact>
        <Fact name={t("postings.closes")}>{day(job.closeDate)}</Fact>
        <Fact name={t("jobFields.autoRefresh")}>
          {job.autoRefresh ? t("posting.everyDays", { days: refreshDays }) : t("posting.off")}
        </Fact>
        <Fact name={t("jobFields.confidential")}>
          {t(job.confidential ? "posting.confidentialYes" : "posting.no")}
        </Fact>
      </Facts>
      <Facts title={t("posting.whereAndWhat")}>
        <Fact name={t(job.locations.length === 1 ? "posting.place" : "jobFields.locations")}>
          <Lines of={job.locations.map(({ description }) => nameOf(description))} />
        </Fact>
        <Fact name={t(job.categories.length === 1 ? "posting.category" : "jobFields.categories")}>
          <Lines of={job.categories.map(({ name }) => nameOf(name))} />
        </Fact>
        <Fact name={t("jobFields.positionType")}>{nameOf(job.positionType.name)}</Fact>
      </Facts>
      <Facts title={t("posting.payAndApplications")}>
        <Fact name={t("jobFields.salary")}>
          {salary
            ? payWords(
                {
                  amount: salary.amount,
                  maximum: salary.maxAmount,
                  unit: salary.period.unit,
                  plusCommission: salary.plusCommission,
                },
                words,
              )
            : t("posting.notNamed")}
        </Fact>
        <Fact name={t("posting.candidatesApply")}>
          <Application job={job} />
        </Fact>
      </Facts>
      <Facts title={t("posting.forSystems")}>
        <Fact name={t("jobFields.referenceId")}>
          {job.referenceId ? <span className="figures">{job.referenceId}</span> : t("posting.none")}
        </Fact>
        <Fact name={t("posting.id")}>
          <span className="figures">{job.id}</span>
        </Fact>
      </Facts>
    </div>
  )
}

function Application({ job }: { job: JobAnswer }) {
  const { t } = useMessages()
  const byEmail = job.applicantRoutingType.id === routingByEmail
  const address = (byEmail ? job.applicationEmail : job.applicationUrl) ?? ""
  return (
    <a
      href={byEmail ? `mailto:${address}` : address}
      {...(byEmail ? {} : { target: "_blank", rel: "noopener noreferrer nofollow" })}
      className="rounded-sm text-primary-text underline-offset-4 hover:underline"
    >
      {address}
      {byEmail ? null : <span className="sr-only">{t("posting.inNewTab")}</span>}
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
