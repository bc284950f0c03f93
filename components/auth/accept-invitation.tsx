"use client"

import { useQuery } from "@tanstack/react-query"
import { useMessages } from "@/components/messages/use-messages"
import { LoadFailureBanner } from "@/components/ui/load-failure"
import { Skeleton } from "@/components/ui/skeleton"
import { ApiError } from "@/lib/queries/api-error"
import { offerQuery } from "@/lib/queries/members"
import { AcceptInvitationForm } from "./accept-invitation-form"
import { AcceptInvitationSignIn } from "./accept-invitation-sign-in"
import { AuthCard } from "./auth-card"
import { TextLink } from "./text-link"

/** The page that an invitation's link leads to: its form while it is valid, otherwise what to do instead. */
export function AcceptInvitation({ token }: { token: string | null }) {
  const { t } = useMessages()
  const signInInstead = <TextLink href="/sign-in">{t("signIn.submit")}</TextLink>
  const { data, error, refetch, isFetching } = useQuery({
    ...offerQuery(token ?? ""),
    enabled: token !== null,
  })

  if (token === null) {
    return (
      <AuthCard title={t("passwords.incompleteTitle")} footer={signInInstead}>
        <p>{t("invitations.incompleteText")}</p>
      </AuthCard>
    )
  }
  if (error instanceof ApiError && error.status === 404) {
    return (
      <AuthCard title={t("invitations.endedTitle")} footer={signInInstead}>
        <p>{t("invitations.endedText")}</p>
      </AuthCard>
    )
  }
  if (data) {
    const props = { token, offer: data, onRefused: () => void refetch() }
    return data.accountExists ? <AcceptInvitationSignIn {...props} /> : <AcceptInvitationForm {...props} />
  }
  return (
    <AuthCard title={t("invitations.loadingTitle")}>
      {error ? (
        <LoadFailureBanner onRetry={refetch} retrying={isFetching}>
          {error.message}
        </LoadFailureBanner>
      ) : (
        <>
          <Skeleton className="w-64" />
          <Skeleton className="h-control" />
          <Skeleton className="h-control" />
        </>
      )}
    </AuthCard>
  )
}
