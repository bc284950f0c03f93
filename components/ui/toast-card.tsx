"use client"

import { CircleAlert, CircleCheck, X } from "lucide-react"
import { useEffect, useRef, useState } from "react"
import { useMessages } from "@/components/messages/use-messages"
import { Button } from "./button"

export interface ToastAction {
  label: string
  onClick: () => unknown
}

export interface ToastOptions {
  title: string
  description?: string
  type?: "success" | "error"
  /** One thing to do about it, such as Undo; the toast closes once it is done. */
  action?: ToastAction
  /** How long it stays, in milliseconds; 0 means until it is dismissed. */
  duration?: number
  /** What it is about, such as a posting: it replaces the toasts about any of these, whose offers no longer apply. */
  about?: readonly string[]
}

export interface ToastCardProps {
  toast: ToastOptions
  onDismiss: () => void
}

/** One message, which disappears after a while or when it is dismissed. */
export function ToastCard({
  toast: { title, description, type, action, duration },
  onDismiss,
}: ToastCardProps) {
  const { t } = useMessages()
  const stays = duration ?? (type === "error" ? 0 : action ? 12_000 : 5_000)
  const [held, setHeld] = useState(false)
  const left = useRef(stays)
  const expire = useRef(onDismiss)

  useEffect(() => {
    expire.current = onDismiss
  })

  // Time stands still while the pointer or the focus is on it, since someone may be reading it.
  useEffect(() => {
    if (held || stays === 0) return
    const started = Date.now()
    const timer = setTimeout(() => expire.current(), left.current)
    return () => {
      clearTimeout(timer)
      left.current = Math.max(1_000, left.current - (Date.now() - started))
    }
  }, [held, stays])

  return (
    <li
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      onKeyDown={(event) => event.key === "Escape" && onDismiss()}
      className="flex items-start gap-2.5 rounded-lg bg-popover p-3 text-sm text-popover-foreground shadow-float transition-[opacity,translate] duration-150 ease-out starting:translate-y-2 starting:opacity-0 short:max-h-20 short:overflow-y-auto short:px-3 short:py-2 short:not-last:hidden forced-colors:border"
    >
      {type === "error" ? (
        <CircleAlert
          role="img"
          aria-label={t("ui.error")}
          className="mt-0.5 size-4 shrink-0 text-destructive-text"
        />
      ) : (
        <CircleCheck aria-hidden className="mt-0.5 size-4 shrink-0 text-positive" />
      )}
      <div role={type === "error" ? "alert" : undefined} className="min-w-0 flex-1 wrap-anywhere">
        <p className="font-medium">{title}</p>
        {description ? <p className="mt-0.5 text-compact text-muted-foreground">{description}</p> : null}
      </div>
      <div className="-my-1 -mr-1 flex shrink-0 items-center gap-1">
        {action ? (
          <Button
            variant="outline"
            size="sm"
            onClick={() => {
              onDismiss()
              action.onClick()
            }}
          >
            {action.label}
          </Button>
        ) : null}
        <Button variant="ghost" size="icon-sm" aria-label={t("ui.dismiss")} onClick={onDismiss}>
          <X aria-hidden />
        </Button>
      </div>
    </li>
  )
}
