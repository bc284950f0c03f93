"use client"

import { type ReactNode, useEffect, useRef } from "react"
import { cn } from "@/components/ui/cn"

export interface AuthCardProps {
  title: string
  description?: ReactNode
  /** Shown below the card: where else to go. */
  footer?: ReactNode
  wide?: boolean
  /** Set if the card replaces a form that had the focus; its title then takes the focus. */
  takesFocus?: boolean
  children?: ReactNode
}

/** The single task of a page outside the dashboard. */
export function AuthCard({ title, description, footer, wide, takesFocus, children }: AuthCardProps) {
  const titleRef = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) titleRef.current?.focus()
  }, [takesFocus])
  return (
    <div className={cn("flex w-full flex-col gap-5", wide ? "max-w-md" : "max-w-96")}>
      <div className="rounded-xl border bg-card px-5 py-6 sm:p-8">
        <h1 ref={titleRef} tabIndex={-1} className="text-xl font-semibold tracking-tight outline-none">
          {title}
        </h1>
        {description ? <p className="mt-1 text-muted-foreground">{description}</p> : null}
        <div className="mt-6 flex flex-col gap-5">{children}</div>
      </div>
      {footer ? <p className="text-center text-compact text-muted-foreground">{footer}</p> : null}
    </div>
  )
}
