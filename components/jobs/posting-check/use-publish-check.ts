"use client"

import { useQueryClient } from "@tanstack/react-query"
import { useRef, useState } from "react"
import { useToday } from "@/components/employer/use-today"
import type { JobFields, JobStatus } from "@/lib/api/v1.1/job-form"
import { checkSettingsQuery, dismissedRulesQuery, noCheckSettings } from "@/lib/queries/check-settings"
import type { JobAnswer } from "@/lib/queries/jobs"
import { useMe } from "@/lib/queries/session"
import { checkedFields } from "./checked-fields"

/** What is open when someone publishes. */
export type HeldPublishing = {
  errors: number
  /** Whether the employer lets nothing be published with errors. */
  enforced: boolean
}

/**
 * Holds back a posting that is being published if the posting check has found errors. The next attempt with the same errors goes through,
 * unless the employer lets nothing be published with errors.
 */
export function usePublishCheck(job: JobAnswer | null) {
  const client = useQueryClient()
  const { employer } = useMe()
  const today = useToday()
  const [held, setHeld] = useState<HeldPublishing | null>(null)
  const told = useRef("")

  async function openErrors(fields: JobFields) {
    const [{ checkJob }, { keptRules }] = await Promise.all([
      import("@/lib/api/v1.1/live-check"),
      import("./kept-rules"),
    ])
    const { facts, muted, enforce } = await client
      .ensureQueryData(checkSettingsQuery)
      .catch(() => noCheckSettings)
    const dismissed = await client.ensureQueryData(dismissedRulesQuery(job)).catch(() => [])
    const found = checkJob(checkedFields(fields, job, employer), facts, today)
    const kept = keptRules(dismissed, fields, found, { stored: job, employer, facts, today })
    const setAside = new Set([...muted, ...kept].map(({ code }) => code))
    const codes = found
      .filter(({ severity, code }) => severity === "error" && !setAside.has(code))
      .map(({ code }) => code)
    return { codes, enforce }
  }

  async function holdBack(fields: JobFields, status: JobStatus): Promise<boolean> {
    setHeld(null)
    if (status !== "active" || job?.status === "active") return false
    // If the rules can't be loaded, only the service checks.
    const found = await openErrors(fields).catch(() => null)
    if (!found || found.codes.length === 0) return false
    const said = found.codes.join(" ")
    if (!found.enforce && told.current === said) return false
    told.current = said
    setHeld({ errors: found.codes.length, enforced: found.enforce })
    return true
  }

  return { holdBack, held }
}
