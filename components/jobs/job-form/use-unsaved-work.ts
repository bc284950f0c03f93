"use client"

import { type RefObject, useEffect, useRef, useState } from "react"
import type { UseFormReturn } from "react-hook-form"
import type { JobFields } from "@/lib/api/v1.1/job-form"
import { useMe } from "@/lib/queries/session"
import { changesOn, forgetWork, keepWork, readWork } from "./unsaved-work"

const quietMilliseconds = 500

/**
 * Keeps what is not saved in the browser, so that it survives a reload, a crash and an expired session, and offers what was
 * kept before. `name` tells postings apart; every person has their own, of each employer. `loaded` is what is stored.
 */
export function useUnsavedWork(name: string, form: UseFormReturn<JobFields>, loaded: RefObject<JobFields>) {
  const { person, employer } = useMe()
  const key = `openings:unsaved-posting:${employer.id}:${person.id}:${name}`
  const [offered, setOffered] = useState(() => readWork(key))
  const place = useRef(key)
  const givenUp = useRef(false)

  useEffect(() => {
    place.current = key
  }, [key])

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let touched = false
    const keep = () => {
      clearTimeout(timer)
      if (touched && !givenUp.current) keepWork(place.current, changesOn(loaded.current, form.getValues()))
    }
    const stop = form.subscribe({
      formState: { values: true },
      callback: () => {
        touched = true
        clearTimeout(timer)
        timer = setTimeout(keep, quietMilliseconds)
      },
    })
    window.addEventListener("pagehide", keep)
    document.addEventListener("visibilitychange", keep)
    return () => {
      stop()
      keep()
      window.removeEventListener("pagehide", keep)
      document.removeEventListener("visibilitychange", keep)
    }
  }, [form, loaded])

  function forget() {
    setOffered(null)
    forgetWork(place.current)
  }

  return {
    offered,
    restore() {
      for (const [field, value] of Object.entries(offered?.changes ?? {}))
        form.setValue(field as keyof JobFields, value, { shouldDirty: true })
      setOffered(null)
    },
    forget,
    /** When somebody leaves and means it: nothing is kept any more. */
    giveUp() {
      givenUp.current = true
      forget()
    },
  }
}
