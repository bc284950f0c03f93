"use client"

import { useEffect, useEffectEvent, useRef } from "react"
import { useMessages } from "@/components/messages/use-messages"

/** Calls `retell` once the page has changed its language, since messages shown before are in the previous one. */
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
