"use client"

import { Banner } from "@/components/ui/banner"
import { useMe } from "@/lib/queries/session"

/** Why nothing here can be changed, and who can grant it. */
export function ReadOnlyNotice() {
  const { employer } = useMe()
  return (
    <Banner title="You can read this posting, not change it">
      {`Your role at ${employer.name} is ${employer.role}. An admin can make you an editor.`}
    </Banner>
  )
}
