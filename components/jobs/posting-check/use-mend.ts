"use client"

import { useFormContext } from "react-hook-form"
import type { JobFields } from "@/lib/api/v1.1/job-form"
import type { Mend } from "@/lib/api/v1.1/live-check"
import { controlId, formFieldOf } from "../job-form/form-problems"
import { htmlReplacing, htmlWith } from "./mended-html"

const changed = { shouldDirty: true, shouldTouch: true }

/** One thing that a button does, after a sentence has been chosen. */
export type MendDeed = Exclude<Mend, { kind: "insert" }> | { kind: "add"; sentence: string }

/** Does in the form what a finding's button offers; false if it could only take the person to the field. */
export function useMend() {
  const { getValues, setValue, clearErrors } = useFormContext<JobFields>()

  return function mend(deed: MendDeed): boolean {
    switch (deed.kind) {
      case "add":
        setValue("description", htmlWith(getValues("description"), deed.sentence), changed)
        return true
      case "replace": {
        const html = htmlReplacing(getValues("description"), deed)
        if (html === null) return goTo("description")
        setValue("description", html, changed)
        return true
      }
      case "title":
        if (!typeInto("title", deed.title)) setValue("title", deed.title, changed)
        return true
      case "pay":
        setValue("salary.amount", deed.amount, changed)
        setValue("salary.maxAmount", deed.maxAmount, changed)
        setValue("salary.period.id", deed.periodId, changed)
        clearErrors("salary")
        return true
      case "place": {
        const places = getValues("locations")
        setValue(
          "locations",
          places.map((place, index) => (index === deed.index ? { description: deed.description } : place)),
          changed,
        )
        return true
      }
      case "go":
        return goTo(deed.field)
    }
  }
}

/** Replaces the content of a field with `text` as if it were typed, so that the browser can undo it. */
function typeInto(field: "title", text: string): boolean {
  const control = document.getElementById(controlId(field))
  if (!(control instanceof HTMLInputElement)) return false
  control.focus({ preventScroll: true })
  control.select()
  // Nothing else adds to the browser's own undo history of a field.
  return document.execCommand("insertText", false, text)
}

/** Takes the person to a field of the form. */
function goTo(path: string): false {
  const field = formFieldOf(path)
  const control = field && document.getElementById(controlId(field))
  control?.scrollIntoView({ block: "center" })
  control?.focus({ preventScroll: true })
  return false
}
