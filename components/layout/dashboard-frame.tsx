"use client"

import { useQueryClient } from "@tanstack/react-query"
import { BriefcaseBusiness, BookOpen, Settings } from "lucide-react"
import { useRouter } from "next/navigation"
import type { ReactNode } from "react"
import { DayOfPage } from "@/components/employer/use-today"
import { QueryProvider } from "@/lib/queries/query-provider"
import { type Me, meQuery, useMe, useSignOut, useSwitchEmployer } from "@/lib/queries/session"
import { AppShell } from "./app-shell"
import { leaveForSignIn } from "./leave-for-sign-in"

const navigation = [
  { href: "/jobs", label: "Jobs", icon: <BriefcaseBusiness aria-hidden /> },
  { href: "/settings", label: "Settings", icon: <Settings aria-hidden /> },
  { href: "/docs", label: "API docs", icon: <BookOpen aria-hidden /> },
]

/** What every page of the dashboard stands in: the data cache, and the shell with the person who is signed in. */
export function DashboardFrame({ me, today, children }: { me: Me; today: string; children: ReactNode }) {
  return (
    <QueryProvider onSignedOut={leaveForSignIn}>
      <WithMe me={me}>
        <DayOfPage value={today}>
          <Shell>{children}</Shell>
        </DayOfPage>
      </WithMe>
    </QueryProvider>
  )
}

/** Puts who is signed in into the cache before anything asks for it. */
function WithMe({ me, children }: { me: Me; children: ReactNode }) {
  const client = useQueryClient()
  if (!client.getQueryData(meQuery.queryKey)) client.setQueryData(meQuery.queryKey, me)
  return children
}

function Shell({ children }: { children: ReactNode }) {
  const router = useRouter()
  const { person, employer, employers } = useMe()
  const signOut = useSignOut()
  const switchEmployer = useSwitchEmployer()
  return (
    <AppShell
      person={person}
      employers={employers}
      currentEmployerId={employer.id}
      navigation={navigation}
      accountHref="/settings/account"
      onSwitchEmployer={(id) =>
        switchEmployer.mutate(id, { onSuccess: () => window.location.assign("/jobs") })
      }
      onSignOut={() => signOut.mutate(undefined, { onSuccess: () => router.replace("/sign-in") })}
    >
      {children}
    </AppShell>
  )
}
