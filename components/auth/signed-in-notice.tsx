"use client"

import { Button } from "@/components/ui/button"
import { AuthCard } from "./auth-card"
import { TextLink } from "./text-link"

/** For the tab that was opened to sign in again: the work is in another one. */
export function SignedInNotice() {
  return (
    <AuthCard
      title="You are signed in"
      description="Go back to the tab that you came from, and go on where you were."
      takesFocus
    >
      <Button variant="primary" size="lg" className="w-full" onClick={() => window.close()}>
        Close this tab
      </Button>
      <p className="text-center text-compact">
        <TextLink href="/jobs">Go to postings instead</TextLink>
      </p>
    </AuthCard>
  )
}
