"use client"

import { useEffect, useEffectEvent, useRef } from "react"
import { useMessages } from "@/components/messages/use-messages"

/** Calls `retell` once the page has begun to speak another language: what was said before is in the one of before. */
export function useLanguageChange(retell: () => void) {
  const { language } = useMessages()
  const spoken = useRef(language)
  const tell = useEffectEvent(retell)
  useEffect(() => {
    if (spoken.current === language) return
    spoken.current = language
    tell()
  }, [language])
}
