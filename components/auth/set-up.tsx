"use client"

import { useQuery } from "@tanstack/react-query"
import { Loaded } from "@/components/layout/loaded"
import { Skeleton } from "@/components/ui/skeleton"
import { setUpQuery } from "@/lib/queries/account"
import { AuthCard } from "./auth-card"
import { SetUpForm } from "./set-up-form"
import { SetUpNeeded } from "./set-up-needed"
import { TextLink } from "./text-link"

/** The one-time set-up: its form as long as it is needed and the link is whole, else what to do instead. */
export function SetUp({ token }: { token: string | null }) {
  const query = useQuery(setUpQuery)
  const { data } = query
  if (data?.needed) return token ? <SetUpForm token={token} /> : <SetUpNeeded />
  if (data) {
    return (
      <AuthCard title="Openings is set up already" footer={<TextLink href="/sign-in">Sign in</TextLink>}>
        <p>
          The set-up link works once, and was used. Sign in, or ask an admin of your employer to invite you.
        </p>
      </AuthCard>
    )
  }
  return (
    <AuthCard wide title="Set up Openings">
      <Loaded
        query={query}
        place="card"
        loading={
          <>
            <Skeleton className="h-control" />
            <Skeleton className="h-control" />
            <Skeleton className="h-control" />
          </>
        }
      >
        {() => null}
      </Loaded>
    </AuthCard>
  )
}
