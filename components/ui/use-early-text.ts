"use client"

import { type RefObject, useEffectEvent, useLayoutEffect } from "react"

/** Passes text that was typed into a field before its script ran to `take`, since React would replace it with the field's own text. */
export function useEarlyText(
  field: RefObject<HTMLInputElement | null>,
  text: string,
  take: (text: string) => void,
): void {
  const onEarly = useEffectEvent((typed: string) => {
    if (typed !== text) take(typed)
  })
  useLayoutEffect(() => {
    if (field.current) onEarly(field.current.value)
  }, [field])
}
