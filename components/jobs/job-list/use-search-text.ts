"use client"

import { useCallback, useEffect, useRef, useState } from "react"

const pause = 120

/**
 * The text in the search field, and when to search for it: the first key at once, fast ones after it when they pause. The field leads and
 * the URL follows, unless the URL changes for another reason, such as going back.
 */
export function useSearchText(q: string, search: (q: string) => boolean) {
  const [text, setText] = useState(q)
  const [known, setKnown] = useState(q)
  const [underWay, setUnderWay] = useState<readonly string[]>([])
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const lastKey = useRef(0)

  if (q !== known) {
    setKnown(q)
    const ours = underWay.indexOf(q)
    setUnderWay(ours === -1 ? [] : underWay.slice(ours + 1))
    if (ours === -1) setText(q)
  }

  useEffect(() => () => clearTimeout(timer.current), [])

  const ask = useCallback(
    (next: string) => {
      if (search(next)) setUnderWay((before) => [...before, next])
    },
    [search],
  )

  const type = useCallback(
    (next: string) => {
      setText(next)
      clearTimeout(timer.current)
      const now = performance.now()
      if (now - lastKey.current >= pause) ask(next.trim())
      else timer.current = setTimeout(() => ask(next.trim()), pause)
      lastKey.current = now
    },
    [ask],
  )

  const clear = useCallback(() => {
    clearTimeout(timer.current)
    setText("")
    ask("")
  }, [ask])

  return { text, type, clear }
}
