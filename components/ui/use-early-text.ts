"use client"

import { type RefObject, useEffectEvent, useLayoutEffect } from "react"

/** Hands what was typed into a field before its script ran to `take`: React would put the field's own text in its place. */
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
