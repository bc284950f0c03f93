import { headers } from "next/headers"
import { redirect } from "next/navigation"
import { nextPath } from "@/components/auth/next-path"
import { TwoFactorNeeded } from "@/components/auth/two-factor-needed"
import { employerHeader, readEmployerPath } from "@/lib/api/dashboard/employer-path"
import { pathHeader } from "@/lib/http/page-headers"
import { readPageSession } from "@/lib/identity/page-session"
import { say } from "@/lib/messages/message"
import { titled } from "@/app/page-text"

export const generateMetadata = () => titled(say("twoFactor.neededTitle"))

type Props = { searchParams: Promise<{ next?: string | string[] }> }

/** Shown to people who lack the second factor that the employer of the page `next` requires. */
export default async function TwoFactorPage({ searchParams }: Props) {
  const { next: asked } = await searchParams
  const next = nextPath(typeof asked === "string" ? asked : null)
  const { session, barred } = await readPageSession(headersOf(next, await headers()))
  if (session) redirect(next)
  if (!barred) redirect(`/sign-in?next=${encodeURIComponent(next)}`)
  const { person, employer, memberships } = barred
  const others = memberships
    .map((membership) => membership.employer)
    .filter((each) => each.id !== employer.id && !each.requiresTwoFactor)
    .map(({ id, name }) => ({ id, name }))
  return <TwoFactorNeeded next={next} email={person.email} employer={employer.name} others={others} />
}

/** Returns `sent` as if it asked for the page at `next`, so that the session is checked against that page's employer. */
function headersOf(next: string, sent: Headers): Headers {
  const copy = new Headers(sent)
  const { employerId, path } = readEmployerPath(new URL(next, "http://localhost").pathname)
  copy.set(pathHeader, path)
  copy.delete(employerHeader)
  if (employerId !== null) copy.set(employerHeader, employerId)
  return copy
}
