import { redirect } from "next/navigation"
import type { ReactNode } from "react"
import { DashboardFrame } from "@/components/layout/dashboard-frame"
import { SignedOut } from "@/components/layout/signed-out"
import { presentMe } from "@/lib/api/dashboard/account"
import { dayIn } from "@/lib/format/dates"
import { pageSession } from "./page-session"

/** Shows the pages behind it to people who are signed in, and leads everybody else to the sign-in page. */
export default async function DashboardLayout({ children }: { children: ReactNode }) {
  const { session, refusal } = await pageSession()
  // The sign-in page says why.
  if (refusal) redirect("/sign-in")
  if (!session) return <SignedOut />
  return (
    <DashboardFrame
      me={presentMe(session.person, session, session.memberships)}
      today={dayIn(session.employer.timeZone, new Date())}
    >
      {children}
    </DashboardFrame>
  )
}
