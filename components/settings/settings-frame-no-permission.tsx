"use client"

import { Lock } from "lucide-react"
import { useEffect, useRef } from "react"
import { Link } from "@/components/layout/page-address"
import { useMessages } from "@/components/messages/use-messages"
import { Button } from "@/components/ui/button"
import { EmptyState } from "@/components/ui/empty-state"
import { useMe } from "@/lib/queries/session"
import { SettingsFrameHeader } from "./settings-frame-header"
import type { SettingsPlace } from "./settings-frame-places"

/** Replaces a page that is only for admins: says which permission is missing, and who can grant it. */
export function SettingsFrameNoPermission({ place }: { place: SettingsPlace }) {
  const { t, textOf } = useMessages()
  const { name, role } = useMe().employer
  const sectionRef = useRef<HTMLElement>(null)
  // People who lose a role while on the page are left without focus, since what had it is gone.
  useEffect(() => {
    sectionRef.current?.focus()
  }, [])
  return (
    <section
      ref={sectionRef}
      tabIndex={-1}
      aria-label={t("settings.noPermission")}
      className="flex flex-col gap-6 outline-none"
    >
      <SettingsFrameHeader title={textOf(place.label)} />
      <EmptyState
        icon={<Lock />}
        title={t("settings.adminsOnly")}
        action={
          <Button variant="outline" render={<Link href="/settings/account" />}>
            {t("settings.goToAccount")}
          </Button>
        }
      >
        {t("settings.adminsOnlyText", { employer: name, role })}
      </EmptyState>
    </section>
  )
}
