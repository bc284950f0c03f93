import { useEffect } from "react"
import type { FieldValues, Path, PathValue, UseFormReturn } from "react-hook-form"
import { keepEvent } from "@/components/layout/leave-for-sign-in"

/** Keeps what was entered in a form for this tab while the person signs in again, and restores it once. */
export function useKeptFields<Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
  name: string | undefined,
): void {
  // Reading it here makes the form track it.
  const { dirtyFields } = form.formState

  useEffect(() => {
    if (!name) return
    const kept = take(placeOf(name))
    for (const [field, value] of Object.entries(kept))
      form.setValue(field as Path<Input>, value as PathValue<Input, Path<Input>>, { shouldDirty: true })
  }, [form, name])

  useEffect(() => {
    if (!name) return
    const keep = (event: Event) => {
      const written = Object.entries(form.getValues()).filter(([field]) => field in dirtyFields)
      if (written.length === 0) return
      try {
        sessionStorage.setItem(placeOf(name), JSON.stringify(Object.fromEntries(written)))
        event.preventDefault()
      } catch {
        // This browser has no storage.
      }
    }
    window.addEventListener(keepEvent, keep)
    return () => window.removeEventListener(keepEvent, keep)
  }, [form, name, dirtyFields])
}

function placeOf(name: string): string {
  return `openings:kept:${name}`
}

function take(place: string): Record<string, unknown> {
  try {
    const kept = JSON.parse(sessionStorage.getItem(place) ?? "{}") as Record<string, unknown>
    sessionStorage.removeItem(place)
    return kept
  } catch {
    return {}
  }
}
