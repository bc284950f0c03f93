"use client"

import { type RefObject, useEffect, useRef, useState } from "react"
import type { UseFormReturn } from "react-hook-form"
import { keepEvent } from "@/components/layout/leave-for-sign-in"
import { useHydrated } from "@/components/ui/use-hydrated"
import type { JobFields } from "@/lib/api/v1.1/job-form"
import type { TaggedJob } from "@/lib/queries/job-form"
import { useMe } from "@/lib/queries/session"
import {
  changesOn,
  keepWork,
  readWork,
  offeredAfter,
  type UnsavedWork,
  unanswered,
  workOf,
} from "./unsaved-work"

const quietMilliseconds = 500

type Options = {
  form: UseFormReturn<JobFields>
  /** What the form started from. */
  loaded: RefObject<JobFields>
  /** The posting that it was read from. */
  base: TaggedJob | null
  /** Lets the form start from a posting, with what was written on it. */
  onto: (job: TaggedJob, written: Partial<JobFields>) => void
}

/**
 * Keeps what is not saved in the browser, so that it survives a reload, a crash and an expired session, and offers what was
 * kept before. `name` tells postings apart; every person has their own, of each employer. It is kept with the posting that
 * it changes: where somebody else has saved that one meanwhile, saving tells.
 */
export function useUnsavedWork(name: string, { form, loaded, base, onto }: Options) {
  const { person, employer } = useMe()
  const key = `openings:unsaved-posting:${employer.id}:${person.id}:${name}`
  // The server, and so the HTML that the script takes over, knows nothing of what this browser keeps.
  const hydrated = useHydrated()
  const [offered, setOffered] = useState(() => (hydrated ? readWork(key) : undefined))
  if (hydrated && offered === undefined) setOffered(readWork(key))
  const place = useRef(key)
  const givenUp = useRef(false)
  const writtenOn = useRef(base)
  const waiting = useRef<UnsavedWork | null>(null)

  useEffect(() => {
    place.current = key
    writtenOn.current = base
    waiting.current = offered ?? null
  }, [key, base, offered])

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let touched = false
    const keep = () => {
      clearTimeout(timer)
      if (touched && !givenUp.current) {
        const changes = changesOn(loaded.current, form.getValues())
        keepWork(place.current, workOf(changes, writtenOn.current, waiting.current))
      }
    }
    const stop = form.subscribe({
      formState: { values: true },
      callback: () => {
        touched = true
        clearTimeout(timer)
        timer = setTimeout(keep, quietMilliseconds)
      },
    })
    const tellKept = (event: Event) => {
      keep()
      if (readWork(place.current)) event.preventDefault()
    }
    window.addEventListener(keepEvent, tellKept)
    window.addEventListener("pagehide", keep)
    document.addEventListener("visibilitychange", keep)
    return () => {
      stop()
      keep()
      window.removeEventListener(keepEvent, tellKept)
      window.removeEventListener("pagehide", keep)
      document.removeEventListener("visibilitychange", keep)
    }
  }, [form, loaded])

  /** What is written now goes; what was offered and not answered stays. */
  function forgetWritten(): UnsavedWork | null {
    const left = unanswered(offered ?? null)
    keepWork(place.current, left)
    return left
  }

  return {
    offered: offered ?? null,
    restore() {
      if (!offered) return
      const written = changesOn(loaded.current, form.getValues())
      setOffered(offeredAfter(offered, written, base))
      if (offered.base && offered.base.etag !== base?.etag) {
        onto(offered.base, { ...written, ...offered.changes })
      } else {
        for (const [field, value] of Object.entries(offered.changes))
          form.setValue(field as keyof JobFields, value, { shouldDirty: true })
      }
    },
    discard() {
      const { earlier = null } = offered ?? {}
      setOffered(earlier)
      keepWork(place.current, workOf(changesOn(loaded.current, form.getValues()), base, earlier))
    },
    /** When the posting is stored. What was offered for a new one is for the next. */
    forget() {
      const left = forgetWritten()
      setOffered(base ? left : null)
    },
    /** When somebody leaves and means it: nothing of what is written now is kept any more. */
    giveUp() {
      givenUp.current = true
      forgetWritten()
    },
  }
}
