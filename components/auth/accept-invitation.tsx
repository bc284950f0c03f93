"use client"

import { useQuery } from "@tanstack/react-query"
import { Loaded } from "@/components/layout/loaded"
import { Skeleton } from "@/components/ui/skeleton"
import { ApiError } from "@/lib/queries/api-error"
import { offerQuery } from "@/lib/queries/members"
import { AcceptInvitationForm } from "./accept-invitation-form"
import { AcceptInvitationSignIn } from "./accept-invitation-sign-in"
import { AuthCard } from "./auth-card"
import { TextLink } from "./text-link"

const signInInstead = <TextLink href="/sign-in">Sign in</TextLink>

/** Where an invitation's link leads: its form as long as it is good, else what to do instead. */
export function AcceptInvitation({ token }: { token: string | null }) {
  const query = useQuery({ ...offerQuery(token ?? ""), enabled: token !== null })
  const { data, error, refetch } = query

  if (token === null) {
    return (
      <AuthCard title="This link is incomplete" footer={signInInstead}>
        <p>A part of it is missing. Open it again from the message it came in, as a whole.</p>
      </AuthCard>
    )
  }
  if (error instanceof ApiError && error.status === 404) {
    return (
      <AuthCard title="This invitation no longer works" footer={signInInstead}>
        <p>
          It was used or withdrawn, it has expired, or whoever made it is no longer an admin. If you have
          accepted it, sign in. If not, ask an admin of the employer to invite you again.
        </p>
      </AuthCard>
    )
  }
  if (data) {
    const props = { token, offer: data, onRefused: () => void refetch() }
    return data.accountExists ? <AcceptInvitationSignIn {...props} /> : <AcceptInvitationForm {...props} />
  }
  return (
    <AuthCard title="Your invitation">
      <Loaded
        query={query}
        place="card"
        loading={
          <>
            <Skeleton className="w-64" />
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
