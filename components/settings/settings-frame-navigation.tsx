"use client"

import { useEffect, useRef } from "react"
import { Link } from "@/components/layout/page-address"
import { useMessages } from "@/components/messages/use-messages"
import { cn } from "@/components/ui/cn"
import { tabClass, tabListClass } from "@/components/ui/link-tabs"
import type { SettingsPlace } from "./settings-frame-places"

/** The settings pages: beside the current page where there is room, in a row above it elsewhere. */
export function SettingsFrameNavigation({
  places,
  current,
}: {
  places: readonly SettingsPlace[]
  current: SettingsPlace | undefined
}) {
  const { t, textOf, language } = useMessages()
  const currentRef = useRef<HTMLLIElement>(null)
  // On a phone, the row is wider than the screen, and how wide depends on the language. The braces are needed because newer browsers
  // return a promise, which isn't a cleanup function.
  useEffect(() => {
    currentRef.current?.scrollIntoView({ block: "nearest", inline: "nearest" })
  }, [current, language])
  return (
    <nav
      aria-label={t("settings.title")}
      className="min-w-0 lg:sticky lg:top-6 lg:w-40 lg:shrink-0 lg:self-start"
    >
      <ul className={cn(tabListClass, "lg:mx-0 lg:flex-col lg:gap-0.5 lg:overflow-visible lg:p-0")}>
        {places.map((place) => {
          const isCurrent = place === current
          return (
            <li key={place.href} ref={isCurrent ? currentRef : null}>
              <Link
                href={place.href}
                aria-current={isCurrent ? "page" : undefined}
                className={cn(tabClass, "lg:h-8 lg:text-sm", isCurrent && "bg-secondary text-foreground")}
              >
                {textOf(place.label)}
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
