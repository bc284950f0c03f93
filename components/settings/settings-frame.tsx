"use client"

import type { ReactNode } from "react"
import { PageBody } from "@/components/layout/page-body"
import { usePagePath } from "@/components/layout/page-address"
import { useMe } from "@/lib/queries/session"
import { SettingsFrameNavigation } from "./settings-frame-navigation"
import { SettingsFrameNoPermission } from "./settings-frame-no-permission"
import { settingsPlaceOf, placesFor } from "./settings-frame-places"

/** The frame of the settings pages: their navigation, and the refusal of those that the role may not see. */
export function SettingsFrame({ children }: { children: ReactNode }) {
  const pathname = usePagePath()
  const { role } = useMe().employer
  const places = placesFor(role)
  const here = settingsPlaceOf(pathname)
  const refused = here && !places.includes(here)
  return (
    <PageBody width="form" className="lg:flex-row lg:gap-10">
      <SettingsFrameNavigation places={places} current={here} />
      <div className="flex min-w-0 flex-1 flex-col gap-6">
        {refused ? <SettingsFrameNoPermission place={here} /> : children}
      </div>
    </PageBody>
  )
}
