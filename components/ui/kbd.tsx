"use client"

import { useSyncExternalStore, type ReactNode } from "react"
import { cn } from "./cn"

/** A key, shown beside what it does: hidden from screen readers. */
export function Kbd({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <kbd
      aria-hidden
      className={cn(
        "inline-flex h-5 min-w-5 shrink-0 items-center justify-center rounded-sm border border-border-strong px-1 font-sans text-xs font-normal text-muted-foreground",
        className,
      )}
    >
      {children}
    </kbd>
  )
}

const never = () => () => {}

/** The name of the modifier key in shortcuts: ⌘ on a Mac, Ctrl elsewhere. */
export function useModifierKey(): string {
  return useSyncExternalStore(
    never,
    () => (/Mac|iPhone|iPad/.test(navigator.platform) ? "⌘" : "Ctrl"),
    () => "Ctrl",
  )
}
