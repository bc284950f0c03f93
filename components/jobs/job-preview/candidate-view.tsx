"use client"

import { BriefcaseBusiness, Building2, CalendarDays, MapPin, Tag, Wallet } from "lucide-react"
import type { ReactNode } from "react"
import { useMessages } from "@/components/messages/use-messages"
import { formatDay } from "@/lib/format/dates"
import { payWords } from "@/lib/format/pay-words"
import { DescriptionView } from "./description-view"
import type { Posting } from "./posting"

/** A posting as a candidate sees it; it fills the available width. */
export function CandidateView({ posting }: { posting: Posting }) {
  const words = useMessages()
  const { t, locale, nameOf } = words
  return (
    <article className="@container px-5 py-6 @2xl:p-10">
      <div className="flex flex-col gap-6 @2xl:p-4">
        <header className="flex flex-col gap-4 @2xl:flex-row @2xl:items-start @2xl:justify-between @2xl:gap-8">
          <div className="min-w-0">
            <h2 className="text-2xl leading-8 font-semibold tracking-tight text-balance wrap-anywhere">
              {posting.title || <Missing>{t("posting.noTitle")}</Missing>}
            </h2>
            <p className="mt-1 flex items-center gap-1.5 text-muted-foreground wrap-anywhere">
              <Building2 aria-hidden className="size-4 shrink-0" />
              {posting.confidential ? t("posting.confidentialEmployer") : posting.employer}
            </p>
          </div>
          <ApplyBox posting={posting} />
        </header>
        <dl className="grid gap-x-8 gap-y-3 rounded-xl border p-4 @lg:grid-cols-2">
          <Fact icon={<MapPin />} name={t("jobFields.locations")}>
            {posting.places.length > 0 ? (
              posting.places.map(nameOf).join(" · ")
            ) : (
              <Missing>{t("posting.noPlace")}</Missing>
            )}
          </Fact>
          <Fact icon={<BriefcaseBusiness />} name={t("jobFields.positionType")}>
            {posting.positionType ?? <Missing>{t("posting.noneYet")}</Missing>}
          </Fact>
          {posting.salary ? (
            <Fact icon={<Wallet />} name={t("jobFields.salary")}>
              {payWords(posting.salary, words)}
            </Fact>
          ) : null}
          <Fact icon={<CalendarDays />} name={t("postings.closes")}>
            {formatDay(posting.closeDate, locale)}
          </Fact>
          {posting.categories.length > 0 ? (
            <Fact icon={<Tag />} name={t("jobFields.categories")}>
              {posting.categories.join(" · ")}
            </Fact>
          ) : null}
        </dl>
        {posting.description ? (
          <DescriptionView html={posting.description} className="max-w-160 text-[0.9375rem]" />
        ) : (
          <Missing>{t("posting.noDescription")}</Missing>
        )}
        <p className="text-xs text-muted-foreground">
          {t("posting.publishedOn", { day: formatDay(posting.publishDate, locale) })}
        </p>
      </div>
    </article>
  )
}

function Fact({ icon, name, children }: { icon: ReactNode; name: string; children: ReactNode }) {
  return (
    <div className="relative min-w-0 pl-6.5">
      <dt className="text-xs text-muted-foreground">
        <span aria-hidden className="absolute top-0.5 left-0 [&_svg]:size-4">
          {icon}
        </span>
        {name}
      </dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  )
}

/** How to apply: with the address, unless that would reveal the employer. */
function ApplyBox({ posting: { applyBy, applyAt, confidential } }: { posting: Posting }) {
  const { t } = useMessages()
  return (
    <div className="flex shrink-0 flex-col gap-1 @2xl:max-w-64 @2xl:items-end">
      <span className="grid h-10 place-items-center rounded-lg bg-primary px-5 font-medium text-primary-foreground">
        {t(applyBy === "email" ? "posting.applyByEmail" : "posting.applyOnSite")}
      </span>
      {applyAt && !confidential ? (
        <span className="text-center text-xs text-muted-foreground wrap-anywhere @2xl:text-right">
          {applyAt}
        </span>
      ) : null}
    </div>
  )
}

function Missing({ children }: { children: ReactNode }) {
  return <span className="text-muted-foreground italic">{children}</span>
}
