import type { Metadata } from "next"
import { redirect } from "next/navigation"
import type { ReactNode } from "react"
import { DashboardFrame } from "@/components/layout/dashboard-frame"
import { frameNavigation } from "@/components/layout/frame-navigation"
import { MessagePage } from "@/components/layout/message-page"
import { NameMarkWithWord } from "@/components/layout/name-mark"
import { SignedOut } from "@/components/layout/signed-out"
import { Button } from "@/components/ui/button"
import { presentOwnAccount } from "@/lib/api/dashboard/account"
import { say } from "@/lib/messages/message"
import { calendarDateIn } from "@/lib/calendar-date"
import { addressStart } from "../address-start"
import { PageMessages } from "../page-messages"
import { pageText } from "../page-text"
import { pageSession } from "./page-session"

/** Titles name the employer, so that people with pages of several employers open can tell them apart. */
export async function generateMetadata(): Promise<Metadata> {
  const { session } = await pageSession()
  const several = session !== null && session.memberships.length > 1
  return several
    ? { title: { template: `%s · ${session.employer.name} · Openings`, default: "Openings" } }
    : {}
}

/** Shows its pages to people who are signed in, and sends everyone else to the sign-in page. */
export default async function DashboardLayout({ children }: { children: ReactNode }) {
  const { session, refusal } = await pageSession()
  if (refusal && (await addressStart()))
    return (
      <MessagePage
        title={await pageText(say("frame.noAccessTitle"))}
        action={
          <Button variant="primary" render={<a href="/jobs" />}>
            {await pageText(say("frame.toYourPostings"))}
          </Button>
        }
      >
        {await pageText(refusal)}
      </MessagePage>
    )
  // The sign-in page says why.
  if (refusal) redirect("/sign-in")
  if (!session) return <SignedOut />
  return (
    <PageMessages nouns={["frame", "palette"]}>
      <DashboardFrame
        me={presentOwnAccount(session.person, session, session.memberships)}
        navigation={frameNavigation}
        mark={<NameMarkWithWord />}
        today={calendarDateIn(session.employer.timeZone, new Date())}
      >
        {children}
      </DashboardFrame>
    </PageMessages>
  )
}
