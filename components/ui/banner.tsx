"use client"

import { CircleAlert, CircleCheck, Info, TriangleAlert } from "lucide-react"
import type { ReactNode } from "react"
import { useMessages } from "@/components/messages/use-messages"
import { cn } from "./cn"

const kinds = {
  info: { icon: Info, frame: "bg-info-subtle border-info/25", mark: "text-info", said: "ui.note" },
  success: {
    icon: CircleCheck,
    frame: "bg-positive-subtle border-positive/25",
    mark: "text-positive",
    said: "ui.done",
  },
  warning: {
    icon: TriangleAlert,
    frame: "bg-warning-subtle border-warning/25",
    mark: "text-warning",
    said: "ui.warning",
  },
  error: {
    icon: CircleAlert,
    frame: "bg-destructive-subtle border-destructive-text/25",
    mark: "text-destructive-text",
    said: "ui.error",
  },
} as const

export interface BannerProps {
  tone?: keyof typeof kinds
  title?: ReactNode
  children?: ReactNode
  /** On the right: what to do about it. */
  action?: ReactNode
  /**
   * "alert" or "status" for a banner that appears while someone is working; none for one that was there from the start. Errors are alerts
   * by default.
   */
  role?: "alert" | "status" | "none"
  className?: string
}

/** A message about the whole page or section, in its flow. */
export function Banner({ tone = "info", title, children, action, role, className }: BannerProps) {
  const { t } = useMessages()
  const kind = kinds[tone]
  const live = role ?? (tone === "error" ? "alert" : undefined)
  return (
    <div
      role={live === "none" ? undefined : live}
      className={cn(
        "flex flex-wrap items-start gap-x-3 gap-y-2 rounded-lg border px-3 py-2.5 text-sm",
        kind.frame,
        className,
      )}
    >
      <kind.icon aria-label={t(kind.said)} role="img" className={cn("mt-0.5 size-4 shrink-0", kind.mark)} />
      <div className="min-w-0 flex-1 basis-48 wrap-anywhere">
        {title ? <p className="font-medium">{title}</p> : null}
        {children ? <div className={cn(title && "mt-0.5 text-compact")}>{children}</div> : null}
      </div>
      {action ? <div className="-my-1 flex shrink-0 gap-2">{action}</div> : null}
    </div>
  )
}
