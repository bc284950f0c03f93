import type { ReactNode } from "react"
import { cn } from "@/components/ui/cn"

/** The space around a page's content: the full width for lists, at most 1,120 px for forms and settings. */
export function PageBody({
  width = "full",
  className,
  children,
}: {
  width?: "full" | "form"
  className?: string
  children: ReactNode
}) {
  return (
    <div
      className={cn(
        "flex w-full flex-col gap-6 px-4 py-5 sm:px-6 lg:px-8 lg:py-6",
        width === "form" && "mx-auto max-w-280",
        className,
      )}
    >
      {children}
    </div>
  )
}
