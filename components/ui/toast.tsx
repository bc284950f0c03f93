"use client"

import { useEffect, useRef, useSyncExternalStore, type FocusEvent } from "react"
import { useMessages } from "@/components/messages/use-messages"
import { loadedWhenIdle } from "./on-demand"
import { ToastCard, type ToastOptions } from "./toast-card"

export type { ToastAction } from "./toast-card"

const uncovering = loadedWhenIdle(() => import("./uncover-focus"))

type ShownToast = ToastOptions & { key: number }

const most = 3
const none: readonly ShownToast[] = []
let toasts = none
let made = 0
const listeners = new Set<() => void>()

function show(next: readonly ShownToast[]) {
  toasts = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Shows what happened, from anywhere. Errors stay until dismissed; a toast with an action stays long enough to use it. */
export function toast(options: ToastOptions): void {
  const key = ++made
  whenUncovered(() => show([...toastsBut(options.about), { ...options, key }].slice(-most)))
}

/** Behind an open dialog, nothing is announced and nothing can be pressed, so toasts wait until it has closed. */
function whenUncovered(act: () => void, tries = 20) {
  if (tries > 0 && document.querySelector("dialog:modal"))
    setTimeout(() => whenUncovered(act, tries - 1), 100)
  else act()
}

/** Removes the toasts about any of these, which no longer apply, or all toasts if none are named. */
export function dismissToasts(about?: readonly string[]): void {
  show(about ? toastsBut(about) : none)
}

function toastsBut(about: readonly string[] = []): readonly ShownToast[] {
  return toasts.filter((each) => !each.about?.some((one) => about.includes(one)))
}

/** Rendered once, in the root layout. F6 moves the focus to the toasts, and back. */
export function Toaster() {
  const { t } = useMessages()
  const shown = useSyncExternalStore(
    subscribe,
    () => toasts,
    () => none,
  )
  const regionRef = useRef<HTMLElement>(null)
  const cameFrom = useRef<HTMLElement | null>(null)
  const isAny = shown.length > 0

  /** What had the focus before may be gone by now, as the page of a deleted posting is. */
  function goBack() {
    const place = cameFrom.current?.isConnected ? cameFrom.current : document.getElementById("main")
    place?.focus()
  }

  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const region = regionRef.current
      if (event.key !== "F6" || !region) return
      event.preventDefault()
      if (region.contains(document.activeElement)) goBack()
      else region.focus()
    }
    document.addEventListener("keydown", onKeyDown)
    return () => document.removeEventListener("keydown", onKeyDown)
  }, [])

  // What has the focus doesn't stay behind a new message.
  useEffect(() => {
    const region = regionRef.current
    if (region)
      uncovering().then(
        ({ uncoverFocus }) => uncoverFocus(region),
        () => {},
      )
  }, [shown])

  function dismiss(key: number) {
    const hadFocus = regionRef.current?.contains(document.activeElement)
    show(toasts.filter((each) => each.key !== key))
    if (!hadFocus) return
    if (toasts.length > 0) regionRef.current?.focus()
    else goBack()
  }

  return (
    // It is rendered before its text is, which wouldn't be announced otherwise.
    <div
      aria-live="polite"
      className="print:hidden fixed right-4 bottom-(--foot) z-60 w-90 max-w-[calc(100vw-2rem)]"
    >
      {isAny ? (
        <section
          ref={regionRef}
          data-toasts
          aria-label={t("ui.notifications")}
          tabIndex={-1}
          onFocus={(event: FocusEvent<HTMLElement>) => {
            const from = event.relatedTarget
            if (from instanceof HTMLElement && !event.currentTarget.contains(from)) cameFrom.current = from
          }}
          className="rounded-lg"
        >
          <ol className="flex flex-col gap-2">
            {shown.map((each) => (
              <ToastCard key={each.key} toast={each} onDismiss={() => dismiss(each.key)} />
            ))}
          </ol>
        </section>
      ) : null}
    </div>
  )
}
