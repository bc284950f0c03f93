"use client"

import { useQuery } from "@tanstack/react-query"
import { useMessages } from "@/components/messages/use-messages"
import { LoadFailureBanner } from "@/components/ui/load-failure"
import { Skeleton } from "@/components/ui/skeleton"
import { setUpQuery } from "@/lib/queries/account"
import { AuthCard } from "./auth-card"
import { SetUpForm } from "./set-up-form"
import { SetUpNeeded } from "./set-up-needed"
import { TextLink } from "./text-link"

/** The one-time set-up: its form while it is needed and the link is complete, otherwise what to do instead. */
export function SetUp({ token }: { token: string | null }) {
  const { t } = useMessages()
  const { data, error, refetch, isFetching } = useQuery(setUpQuery)
  if (data?.needed) return token ? <SetUpForm token={token} /> : <SetUpNeeded />
  if (data) {
    return (
      <AuthCard
        title={t("setUp.doneTitle")}
        footer={<TextLink href="/sign-in">{t("signIn.submit")}</TextLink>}
      >
        <p>{t("setUp.doneText")}</p>
      </AuthCard>
    )
  }
  return (
    <AuthCard wide title={t("setUp.title")}>
      {error ? (
        <LoadFailureBanner onRetry={refetch} retrying={isFetching}>
          {error.message}
        </LoadFailureBanner>
      ) : (
        <>
          <Skeleton className="h-control" />
          <Skeleton className="h-control" />
          <Skeleton className="h-control" />
        </>
      )}
    </AuthCard>
  )
}
