"use client"

import { useEffect } from "react"
import { useMe } from "@/lib/queries/session"

/** Gives the document `title` once what it names has loaded, in the form of the other pages' titles; null leaves the page's own. */
export function usePageTitle(title: string | null): void {
  const { employer, employers } = useMe()
  const full = title && [title, ...(employers.length > 1 ? [employer.name] : []), "Openings"].join(" · ")

  useEffect(() => {
    if (!full) return
    // Next may only bring the page's own title after this. A title added by us would stay when the page is left.
    const write = () => {
      if (document.head.querySelector("title") && document.title !== full) document.title = full
    }
    const observer = new MutationObserver(write)
    observer.observe(document.head, { childList: true, subtree: true, characterData: true })
    write()
    return () => observer.disconnect()
  }, [full])
}
