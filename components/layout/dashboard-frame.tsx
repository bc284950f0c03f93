"use client"

import { useQueryClient } from "@tanstack/react-query"
import { type ReactNode, useEffect } from "react"
import { DayOfPage } from "@/components/employer/use-today"
import { QueryProvider } from "@/lib/queries/query-provider"
import { mayWrite } from "@/lib/api/dashboard/may-write"
import { employerPath } from "@/lib/api/dashboard/employer-path"
import { actFor, setNeedsSession } from "@/lib/queries/api-client"
import { type Me, meQuery, useMe } from "@/lib/queries/session"
import { AppShell } from "./app-shell"
import type { NavigationItem } from "./navigation"
import { PageAddresses, useAddressInStep } from "./page-address"
import { sessionEnd } from "./session-end"

/** Loaded on demand, since they are rarely needed. */
const leave = async (email: string) => {
  const { leaveForSignIn, mayLeave } = await import("./leave-for-sign-in")
  if (mayLeave()) leaveForSignIn(email)
  else sessionEnd.tell("signed-out")
}
const onForbidden = async () => (await import("./reload-if-shut-out")).reloadIfShutOut()

export interface DashboardFrameProps {
  me: Me
  today: string
  /** `frameNavigation`, from the server. */
  navigation: readonly NavigationItem[]
  /** Also from the server. */
  mark: ReactNode
  children: ReactNode
}

/** The frame around every page of the dashboard: the data cache, and the shell with the person who is signed in. */
export function DashboardFrame({ me, today, navigation, mark, children }: DashboardFrameProps) {
  // Requests that the page makes on its own must not interrupt someone who is writing, and an action must not close an open dialog.
  const onSignedOut = (byDeed: boolean) =>
    byDeed && !document.querySelector("dialog[open]")
      ? void leave(me.person.email)
      : sessionEnd.tell("signed-out")
  return (
    <QueryProvider key={me.employer.id} onSignedOut={onSignedOut} onForbidden={onForbidden}>
      <WithMe me={me}>
        <DayOfPage value={today}>
          <Shell navigation={navigation} mark={mark}>
            {children}
          </Shell>
        </DayOfPage>
      </WithMe>
    </QueryProvider>
  )
}

/** Gives the API calls and the cache the person and the employer before anything makes a request. */
function WithMe({ me, children }: { me: Me; children: ReactNode }) {
  const client = useQueryClient()
  if (typeof window !== "undefined") actFor(me.employer.id, me.person.id)
  useEffect(() => {
    setNeedsSession(true)
    return () => setNeedsSession(false)
  }, [])
  if (!client.getQueryData(meQuery.queryKey)) client.setQueryData(meQuery.queryKey, me)
  return children
}

function Shell({
  navigation,
  mark,
  children,
}: Pick<DashboardFrameProps, "navigation" | "mark" | "children">) {
  const { person, employer, employers } = useMe()
  const start = employers.length > 1 ? employerPath(employer.id) : ""
  useAddressInStep(start)
  return (
    <PageAddresses start={start}>
      <AppShell
        person={person}
        employers={employers}
        employer={employer}
        mark={mark}
        navigation={navigation.filter(({ writers }) => !writers || mayWrite(employer.role))}
      >
        {children}
      </AppShell>
    </PageAddresses>
  )
}
