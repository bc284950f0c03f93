"use client"

import { useEffect, useRef, useState } from "react"
import { useMessages } from "@/components/messages/use-messages"
import { StatusDot } from "@/components/ui/status-dot"
import { type Finding, rulesDate } from "@/lib/api/v1.1/live-check"
import { formatDay } from "@/lib/format/dates"
import { useJobForm } from "../job-form/job-form-context"
import { DismissedRules } from "./dismissed-rules"
import { FindingCard } from "./finding-card"
import { findingCountWords, findingGroups } from "./finding-groups"
import { SetAsideDialog } from "./set-aside-dialog"
import { panelId, showCheckPanel } from "./show-check-panel"
import { type MendDeed, useMend } from "./use-mend"
import { useLiveFindings } from "./use-live-findings"

/** What the posting check finds while someone is writing: beside the posting, and never in the way. */
export function CheckPanel() {
  const words = useMessages()
  const { t, locale } = words
  const live = useLiveFindings()
  const heading = useRef<HTMLHeadingElement>(null)
  const mend = useMend()
  const { job, readOnly } = useJobForm()
  const [asked, setAsked] = useState<Finding | null>(null)
  const date = formatDay(rulesDate, locale)

  const isJudged = live !== null
  const isAtPlace = useRef(false)

  useEffect(() => {
    if (!isJudged || isAtPlace.current) return
    isAtPlace.current = true
    // The panel loads after the page, when the browser has already looked for the URL's fragment in vain.
    if (window.location.hash === `#${panelId}`) showCheckPanel()
  }, [isJudged])

  function onMend(deed: MendDeed) {
    // The button disappears along with its finding, so the focus stays here.
    if (mend(deed)) heading.current?.focus({ preventScroll: true })
  }

  return (
    <section id={panelId} aria-labelledby="posting-check-title" className="rounded-xl border bg-card p-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2
          ref={heading}
          id="posting-check-title"
          tabIndex={-1}
          className="scroll-mt-20 rounded-sm text-sm font-semibold"
        >
          {t("postingCheck.title")}
        </h2>
        <p role="status" className="text-compact text-muted-foreground">
          {live ? findingCountWords(live.findings, words) : ""}
        </p>
      </div>
      {live ? (
        <>
          {findingGroups.map((group) => (
            <FindingGroup
              key={group.severity}
              group={group}
              findings={live.findings.filter(({ severity }) => severity === group.severity)}
              onMend={onMend}
              onSetAside={job && !readOnly ? setAsked : undefined}
            />
          ))}
          <p className="mt-3 text-xs text-muted-foreground">
            {live.findings.length === 0
              ? t("postingCheck.allClear", { date })
              : t("postingCheck.notAdvice", { date })}
            {live.muted > 0 ? ` ${t("postingCheck.muted", { count: live.muted })}` : ""}
            {live.dismissed.length > 0
              ? ` ${t("postingCheck.dismissed", { count: live.dismissed.length })}`
              : ""}
          </p>
          {job && live.dismissed.length > 0 ? (
            <DismissedRules
              jobId={job.id}
              rules={live.dismissed}
              readOnly={readOnly}
              onTakenBack={() => heading.current?.focus({ preventScroll: true })}
            />
          ) : null}
          {job && asked ? (
            <SetAsideDialog
              jobId={job.id}
              finding={asked}
              onClose={() => setAsked(null)}
              focusAfter={() => heading.current}
            />
          ) : null}
        </>
      ) : (
        <p className="mt-1 text-compact text-muted-foreground">{t("postingCheck.intro")}</p>
      )}
    </section>
  )
}

type FindingGroupProps = {
  group: (typeof findingGroups)[number]
  findings: Finding[]
  onMend: (deed: MendDeed) => void
  onSetAside: ((finding: Finding) => void) | undefined
}

/** Advice stays collapsed until someone opens it. */
function FindingGroup({ group: { severity, tone, title }, findings, onMend, onSetAside }: FindingGroupProps) {
  const { t } = useMessages()
  if (findings.length === 0) return null
  return (
    <details open={severity !== "advice"} className="group mt-3 border-t pt-3">
      <summary className="cursor-default rounded-sm text-compact font-medium select-none">
        <StatusDot tone={tone} className="ml-1">
          <span>{t(title)}</span>
          <span className="font-normal text-muted-foreground">{findings.length}</span>
        </StatusDot>
      </summary>
      <ul className="mt-1 divide-y">
        {findings.map((finding, index) => (
          <FindingCard
            key={`${finding.code} ${index}`}
            finding={finding}
            onMend={onMend}
            onSetAside={onSetAside && (() => onSetAside(finding))}
          />
        ))}
      </ul>
    </details>
  )
}
