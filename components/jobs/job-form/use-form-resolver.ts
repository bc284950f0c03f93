"use client"

import { toNestErrors } from "@hookform/resolvers"
import { useRef } from "react"
import type { Resolver } from "react-hook-form"
import { useMessages } from "@/components/messages/use-messages"
import type { FormCircumstances, JobFields, JobStatus } from "@/lib/api/v1.1/job-form"
import { judgeForm } from "./judge-form"

type Circumstances = Omit<FormCircumstances, "status">

/** Validates the fields whenever the form asks, for the status that the last attempt to save was for. */
export function useFormResolver(circumstances: Circumstances) {
  const words = useMessages()
  const intended = useRef<JobStatus>(circumstances.stored?.status ?? "draft")
  const resolver: Resolver<JobFields> = (fields, _context, options) => {
    const problems = judgeForm(fields, { ...circumstances, status: intended.current }, words)
    if (problems.length === 0) return { values: fields, errors: {} }
    const errors = problems.map(({ field, message }) => [
      field.replace(/\[(\d+)\]/g, ".$1"),
      { type: "custom", message },
    ])
    return { values: {}, errors: toNestErrors(Object.fromEntries(errors), options) }
  }
  return {
    resolver,
    intend(status: JobStatus) {
      intended.current = status
    },
  }
}
