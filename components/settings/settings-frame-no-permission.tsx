"use client"

import { Lock } from "lucide-react"
import { useEffect, useRef } from "react"
import { Link } from "@/components/layout/page-address"
import { Button } from "@/components/ui/button"
import { EmptyState } from "@/components/ui/empty-state"
import { useMe } from "@/lib/queries/session"
import { SettingsFrameHeader } from "./settings-frame-header"
import type { SettingsPlace } from "./settings-frame-places"

/** In the place of a page that is the admins': what one lacks, and who can grant it. */
export function SettingsFrameNoPermission({ place }: { place: SettingsPlace }) {
  const { name, role } = useMe().employer
  const sectionRef = useRef<HTMLElement>(null)
  // Who loses a role on the page itself is left with no focus: what they were in is gone.
  useEffect(() => {
    sectionRef.current?.focus()
  }, [])
  return (
    <section
      ref={sectionRef}
      tabIndex={-1}
      aria-label="No permission"
      className="flex flex-col gap-6 outline-none"
    >
      <SettingsFrameHeader title={place.label} />
      <EmptyState
        icon={<Lock />}
        title="Only admins see this page"
        action={
          <Button variant="outline" render={<Link href="/settings/account" />}>
            Go to your account
          </Button>
        }
      >
        Your role at {name} is {role}. An admin can make you an admin under Settings, Members.
      </EmptyState>
    </section>
  )
}
