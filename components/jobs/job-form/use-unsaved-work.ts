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
  dropWork,
  isPlaceOf,
  keepWork,
  newWorkId,
  noteOwnWork,
  readOffers,
  readWork,
  replacedBy,
  type UnsavedWork,
  workOf,
  worksWithout,
} from "./unsaved-work"

const quietMilliseconds = 500

type Options = {
  form: UseFormReturn<JobFields>
  /** What the form started from. */
  loaded: RefObject<JobFields>
  /** The posting that the form was filled from. */
  base: TaggedJob | null
  /** Makes the form start from a posting, with what was written on it. */
  onto: (job: TaggedJob, written: Partial<JobFields>) => void
}

/**
 * Keeps unsaved work in the browser, so that it survives a reload, a crash and an expired session, and offers what was kept before. `name`
 * distinguishes postings; people have their own work for each employer. It is kept with the posting that it changes: if someone else has
 * saved that one meanwhile, saving reveals it. Work from other tabs is kept separately.
 */
export function useUnsavedWork(name: string, { form, loaded, base, onto }: Options) {
  const { person, employer } = useMe()
  const key = `openings:unsaved-posting:${employer.id}:${person.id}:${name}`
  // The server, and so the HTML that is hydrated, doesn't know what this browser keeps.
  const hydrated = useHydrated()
  const [own] = useState(newWorkId)
  const [offers, setOffers] = useState(() => (hydrated ? readOffers(key) : undefined))
  if (hydrated && offers === undefined) setOffers(readOffers(key))
  const place = useRef(key)
  const givenUp = useRef(false)
  const writtenOn = useRef(base)
  /** What is back in the form; it stays stored as it was until the form itself is. */
  const restored = useRef<string[]>([])

  useEffect(() => {
    place.current = key
    writtenOn.current = base
  }, [key, base])

  useEffect(() => {
    const follow = (event: StorageEvent) => {
      if (!isPlaceOf(place.current, event.key)) return
      const kept = new Map(readWork(place.current).map((work) => [work.id, work]))
      setOffers((known) => known?.flatMap(({ id }) => kept.get(id) ?? []))
    }
    window.addEventListener("storage", follow)
    return () => window.removeEventListener("storage", follow)
  }, [])

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let touched = false
    const keep = () => {
      clearTimeout(timer)
      if (touched && !givenUp.current) {
        const [written] = workOf(own, changesOn(loaded.current, form.getValues()), writtenOn.current)
        if (written) keepWork(place.current, written)
        dropWork(place.current, written ? restored.current : [own, ...restored.current])
        noteOwnWork(place.current, own)
        restored.current = []
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
      if (readWork(place.current).length > 0) event.preventDefault()
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
  }, [form, loaded, own])

  /** Forgets what is written now and what it replaced; offers that were not answered stay, and are returned. */
  function forgetWritten(): UnsavedWork[] {
    const replaced = offers?.filter((work) => work.replaced).map(({ id }) => id) ?? []
    const gone = [own, ...restored.current, ...replaced]
    restored.current = []
    dropWork(place.current, gone)
    return worksWithout(offers ?? [], gone)
  }

  const [offered = null, ...later] = offers ?? []

  return {
    offered,
    /** How many more are offered once this one is answered. */
    later: later.length,
    /** Whether the posting has been saved since what is offered was written, by anyone. */
    isOutdated: Boolean(offered?.base && base && offered.base.etag !== base.etag),
    restore() {
      if (!offered) return
      const written = changesOn(loaded.current, form.getValues())
      const replaced = replacedBy(offered, written, base)
      for (const work of replaced) keepWork(place.current, work)
      restored.current.push(offered.id)
      setOffers([...replaced, ...later])
      if (offered.base && offered.base.etag !== base?.etag) {
        onto(offered.base, { ...written, ...offered.changes })
      } else {
        for (const [field, value] of Object.entries(offered.changes))
          form.setValue(field as keyof JobFields, value, { shouldDirty: true })
      }
    },
    discard() {
      if (!offered) return
      dropWork(place.current, [offered.id])
      setOffers(later)
    },
    /** For when the posting is stored. What was offered for a new posting is then for the next one. */
    forget() {
      const left = forgetWritten()
      setOffers(base ? left : [])
    },
    /** For when someone leaves on purpose: nothing of what is written now is kept any longer. */
    giveUp() {
      givenUp.current = true
      forgetWritten()
    },
  }
}
