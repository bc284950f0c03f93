import type { ReactElement, ReactNode } from "react"
import { cloneElement } from "react"
import { cn } from "./cn"

export const tabListClass =
  "scroll-edges -mx-1 flex scroll-px-6 gap-1 overflow-x-auto px-1 py-1 [scrollbar-width:none]"

export const tabClass =
  "flex h-control-sm shrink-0 items-center gap-1.5 rounded-lg px-2.5 text-compact font-medium whitespace-nowrap text-muted-foreground transition-colors duration-100 hover:bg-accent hover:text-foreground"

export interface LinkTab {
  key: string
  label: ReactNode
  /** How many entries are behind it, formatted in the person's locale. */
  count?: string
  current: boolean
  /** The link itself, for example `<Link href="…" />`. */
  link: ReactElement<{ className?: string; children?: ReactNode; "aria-current"?: "page" }>
}

/** Tabs that are links, so that going back, reloading and sharing a URL keep the choice. */
export function LinkTabs({
  label,
  tabs,
  className,
}: {
  label: string
  tabs: readonly LinkTab[]
  className?: string
}) {
  return (
    <nav aria-label={label} className={cn("min-w-0", className)}>
      <ul className={tabListClass}>
        {tabs.map((tab) => (
          <li key={tab.key}>
            {cloneElement(tab.link, {
              className: cn(tabClass, tab.current && "bg-secondary text-foreground"),
              "aria-current": tab.current ? "page" : undefined,
              children: (
                <>
                  {tab.label}
                  {tab.count === undefined ? null : (
                    <span className="text-xs font-normal text-muted-foreground tabular-nums">
                      {tab.count}
                    </span>
                  )}
                </>
              ),
            })}
          </li>
        ))}
      </ul>
    </nav>
  )
}
