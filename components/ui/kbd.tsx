"use client"

import { useSyncExternalStore, type ReactNode } from "react"
import { cn } from "./cn"

/** A key. Beside what it does: people see it, screen readers pass it by. */
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

/** The word for the key that goes with a letter in shortcuts: ⌘ on a Mac, Ctrl elsewhere. */
export function useModifierKey(): string {
  return useSyncExternalStore(
    never,
    () => (/Mac|iPhone|iPad/.test(navigator.platform) ? "⌘" : "Ctrl"),
    () => "Ctrl",
  )
}
