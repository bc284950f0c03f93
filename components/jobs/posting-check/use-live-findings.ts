"use client"

import { useQuery } from "@tanstack/react-query"
import { startTransition, useEffect, useState } from "react"
import { useFormContext } from "react-hook-form"
import { useToday } from "@/components/employer/use-today"
import { checkJob, type Finding } from "@/lib/api/v1.1/live-check"
import type { JobFields } from "@/lib/api/v1.1/job-form"
import {
  checkSettingsQuery,
  type DismissedRule,
  dismissedRulesQuery,
  noCheckSettings,
} from "@/lib/queries/check-settings"
import { useMe } from "@/lib/queries/session"
import { useJobForm } from "../job-form/job-form-context"
import { checkedFields, isBegun } from "./checked-fields"
import { keptRules } from "./kept-rules"
import { useUnknownPlaces } from "./use-unknown-places"

const noRules: readonly DismissedRule[] = []
const noPlaces: readonly string[] = []

/** The time after the last change, so that nothing is computed while someone is typing. */
const pauseMilliseconds = 300

/** The findings about the posting as it is written; null while there is nothing to check. */
export type LiveFindings = { findings: Finding[]; muted: number; dismissed: readonly DismissedRule[] } | null

/** The findings for the form as it is now, a moment after each change. */
export function useLiveFindings(): LiveFindings {
  const { watch, getValues } = useFormContext<JobFields>()
  const { job } = useJobForm()
  const { employer } = useMe()
  const today = useToday()
  const { data: settings = noCheckSettings } = useQuery(checkSettingsQuery)
  const { data: dismissed = noRules } = useQuery(dismissedRulesQuery(job))
  const [places, setPlaces] = useState(noPlaces)
  const unknownPlaces = useUnknownPlaces(places)
  const [live, setLive] = useState<LiveFindings>(null)

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    function judge() {
      const fields = getValues()
      const written = fields.locations.map(({ description }) => description)
      setPlaces((before) => (before.join("\n") === written.join("\n") ? before : written))
      const posting = {
        ...checkedFields(fields, job, employer),
        // The service's response may be about what was there before.
        unknownPlaces: unknownPlaces.filter(({ index, description }) => written[index] === description),
      }
      const found = isBegun(fields) ? checkJob(posting, settings.facts, today) : null
      const by = { stored: job, employer, facts: settings.facts, today }
      const kept = keptRules(dismissed, fields, found ?? [], by)
      const setAside = new Set([...settings.muted, ...kept].map(({ code }) => code))
      const findings = found?.filter(({ code }) => !setAside.has(code))
      const counts = { muted: settings.muted.length, dismissed: kept }
      startTransition(() => setLive(findings ? { findings, ...counts } : null))
    }
    function judgeSoon() {
      clearTimeout(timer)
      timer = setTimeout(judge, pauseMilliseconds)
    }
    judge()
    const { unsubscribe } = watch(judgeSoon)
    return () => {
      unsubscribe()
      clearTimeout(timer)
    }
  }, [watch, getValues, job, employer, settings, dismissed, today, unknownPlaces])

  return live
}
