"use client"

import { useQueryClient } from "@tanstack/react-query"
import { usePathname } from "next/navigation"
import { useEffect, useSyncExternalStore } from "react"
import { createPortal } from "react-dom"
import { useMessages } from "@/components/messages/use-messages"
import { Banner } from "@/components/ui/banner"
import { Button } from "@/components/ui/button"
import { topModal } from "@/components/ui/top-modal"
import { personHeader } from "@/lib/api/dashboard/person-header"
import { callApi } from "@/lib/queries/api-client"
import { ApiError } from "@/lib/queries/api-error"
import { meQuery, useMe } from "@/lib/queries/session"
import { leaveWord, signedOutEvent } from "./leave-for-sign-in"
import { reloadPage } from "./reload-if-shut-out"
import { sessionEnd } from "./session-end"
import { onSessionAnnounced } from "./session-channel"

/** Floats over the page, so that nothing moves while someone is typing: why work can't continue, or that the connection is lost. */
export function SessionBanner() {
  const end = useSyncExternalStore(sessionEnd.subscribe, sessionEnd.read, () => null)
  const online = useSyncExternalStore(
    onConnection,
    () => navigator.onLine,
    () => true,
  )
  const client = useQueryClient()
  useEffect(
    () => onSessionAnnounced(() => sessionEnd.isOver() || void client.refetchQueries(meQuery)),
    [client],
  )
  // The list has its own message for that.
  const inList = usePathname() === "/jobs"
  const offline = !online && !inList
  const modal = useSyncExternalStore(topModal.subscribe, topModal.read, () => null)
  const banner = (
    <div className="pointer-events-auto mx-auto w-full max-w-160 rounded-lg bg-background shadow-lg empty:hidden">
      {end === "signed-out" ? (
        <SignedOutBanner />
      ) : end ? (
        <ShutOutBanner refusal={end.refusal} />
      ) : offline ? (
        <OfflineBanner />
      ) : null}
    </div>
  )
  // Outside an open dialog, its buttons couldn't be pressed: the press would close the dialog.
  if (modal)
    return createPortal(
      <div className="pointer-events-none fixed inset-x-0 top-2 z-20 px-4 print:hidden">{banner}</div>,
      modal,
    )
  return (
    <div className="pointer-events-none sticky top-[calc(var(--top-bar)+0.5rem)] z-20 h-0 px-4 print:hidden">
      {banner}
    </div>
  )
}

function SignedOutBanner() {
  const { t } = useMessages()
  const { person, employer } = useMe()
  const client = useQueryClient()

  useEffect(() => {
    let asking = false
    const look = async () => {
      if (asking) return
      asking = true
      try {
        const me = await callApi("GET /api/dashboard/me", { headers: { [personHeader]: "" } })
        // Another person's session, or one for another employer, must not continue with what is on this page.
        if (me.person.id !== person.id || me.employer.id !== employer.id) return leaveToOther()
        client.setQueryData(meQuery.queryKey, me)
        sessionEnd.tell(null)
        void client.refetchQueries({ predicate: ({ state }) => state.status === "error" })
      } catch (error) {
        // Someone who may do nothing here is somebody else. Otherwise still signed out, or offline: the next check will tell.
        if (error instanceof ApiError && error.status === 403) leaveToOther()
      } finally {
        asking = false
      }
    }
    // Someone else may have signed in before this page noticed that its own session is over.
    void look()
    const stopHearing = onSessionAnnounced(look)
    window.addEventListener("focus", look)
    document.addEventListener("visibilitychange", look)
    return () => {
      stopHearing()
      window.removeEventListener("focus", look)
      document.removeEventListener("visibilitychange", look)
    }
  }, [client, person.id, employer.id])

  return (
    <Banner
      tone="warning"
      role="alert"
      title={t("frame.signedOutTitle")}
      action={
        <Button
          size="sm"
          variant="primary"
          // This tab's session storage tells the new tab who is signing in, and only an opener passes it on.
          render={<a href="/sign-in?next=%2Fsigned-in" target="_blank" rel="opener" />}
          onClick={() => leaveWord(person.email)}
        >
          {t("frame.signIn")}
          <span className="sr-only">{t("frame.inNewTab")}</span>
        </Button>
      }
    >
      {t("frame.signedOutText")}
    </Banner>
  )
}

/** Reloads the page for someone else who has signed in, without keeping anything for them or asking them about it. */
function leaveToOther(): void {
  window.dispatchEvent(new Event(signedOutEvent))
  window.location.reload()
}

function ShutOutBanner({ refusal }: { refusal: string }) {
  const { t } = useMessages()
  return (
    <Banner
      tone="warning"
      role="alert"
      title={t("frame.shutOutTitle")}
      action={
        <Button size="sm" variant="primary" onClick={reloadPage}>
          {t("frame.reload")}
        </Button>
      }
    >
      {refusal}
    </Banner>
  )
}

function OfflineBanner() {
  const { t } = useMessages()
  return (
    <Banner tone="warning" role="status" title={t("frame.offlineTitle")}>
      {t("frame.offlineText")}
    </Banner>
  )
}

function onConnection(onChange: () => void) {
  window.addEventListener("online", onChange)
  window.addEventListener("offline", onChange)
  return () => {
    window.removeEventListener("online", onChange)
    window.removeEventListener("offline", onChange)
  }
}
