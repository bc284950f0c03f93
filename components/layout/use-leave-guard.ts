"use client"

import { useRouter } from "next/navigation"
import { useEffect, useRef, useState } from "react"
import { signedOutEvent } from "./leave-for-sign-in"
import { guardPage } from "./leave-page"

/**
 * While `active`, asks before the page is left: by a link, the palette or signing out, by the browser's Back, or by closing or reloading
 * it.
 */
export function useLeaveGuard(active: boolean) {
  const router = useRouter()
  const [leaving, setLeaving] = useState<{ go: () => void } | null>(null)
  const open = useRef(false)

  useEffect(() => {
    if (!active) return
    const onClick = (event: MouseEvent) => {
      const href = inAppTarget(event)
      // Without a connection the link itself says that it leads nowhere, and there is nothing to lose.
      if (href === null || open.current || !navigator.onLine) return
      event.preventDefault()
      event.stopPropagation()
      setLeaving({ go: () => router.push(href) })
    }
    // Browsers without the Navigation API leave at once; what was written is offered on return.
    const onNavigate = (event: NavigateEvent) => {
      const { key, url } = event.destination
      if (event.navigationType !== "traverse" || !event.cancelable || open.current || isHere(new URL(url)))
        return
      event.preventDefault()
      setLeaving({ go: () => void navigation.traverseTo(key) })
    }
    const onUnload = (event: BeforeUnloadEvent) => {
      if (!open.current) event.preventDefault()
    }
    const onSignedOut = () => {
      open.current = true
    }
    const endGuard = guardPage((go) => (open.current ? go() : setLeaving({ go })))
    document.addEventListener("click", onClick, { capture: true })
    window.addEventListener("beforeunload", onUnload)
    window.addEventListener(signedOutEvent, onSignedOut)
    const { navigation } = window as Partial<Window> & { navigation: Navigation }
    navigation?.addEventListener("navigate", onNavigate)
    return () => {
      endGuard()
      document.removeEventListener("click", onClick, { capture: true })
      window.removeEventListener("beforeunload", onUnload)
      window.removeEventListener(signedOutEvent, onSignedOut)
      navigation?.removeEventListener("navigate", onNavigate)
    }
  }, [active, router])

  return {
    asking: leaving !== null,
    stay: () => setLeaving(null),
    /** Lets the next navigation away from the page pass. */
    unlock: () => {
      open.current = true
    },
    leave: () => {
      open.current = true
      leaving?.go()
      setLeaving(null)
    },
  }
}

/** Where a click leads if it would replace this page with another of ours. */
function inAppTarget(event: MouseEvent): string | null {
  if (event.defaultPrevented || event.button !== 0) return null
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return null
  const link = event.target instanceof Element ? event.target.closest("a") : null
  if (!link?.href || (link.target && link.target !== "_self") || link.hasAttribute("download")) return null
  const url = new URL(link.href)
  if (url.origin !== location.origin || isHere(url)) return null
  return `${url.pathname}${url.search}${url.hash}`
}

function isHere({ pathname, search }: URL): boolean {
  return pathname === location.pathname && search === location.search
}
