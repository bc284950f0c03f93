import type { EmployerId } from "@/lib/domain/employers/employer"
import { ServiceError } from "@/lib/domain/errors"
import { largestId } from "@/lib/domain/largest-id"
import type { Message } from "@/lib/messages/message"
import { serviceContext } from "@/lib/http/context"
import { pathHeader } from "@/lib/http/page-headers"
import { readSession, type SignedIn } from "./session"

type PageSession = { session: SignedIn | null; barred: SignedIn | null; refusal: Message | null }

/**
 * Who asks for a page, by its headers, and for which employer: the one that its address names, or whose posting it shows.
 * `refusal` says why a signed-in person still may see no page; `barred` is a person who first has to set up the second factor
 * that the employer requires.
 */
export async function readPageSession(sent: Headers): Promise<PageSession> {
  const request = new Request("http://localhost", { headers: new Headers(sent) })
  try {
    const session = await readSession(request)
    if (!session) return { session, barred: null, refusal: null }
    const here = await whereItsPostingIs(session, sent.get(pathHeader))
    const isBarred = here.employer.requiresTwoFactor && !here.hasTwoFactor
    return { session: isBarred ? null : here, barred: isBarred ? here : null, refusal: null }
  } catch (error) {
    if (error instanceof ServiceError && error.code === "forbidden") {
      return { session: null, barred: null, refusal: error.said }
    }
    throw error
  }
}

/** `session` for the person's employer who has the posting shown by the page at `path`. */
async function whereItsPostingIs(session: SignedIn, path: string | null): Promise<SignedIn> {
  const { employer, memberships } = session
  const id = Number(/^\/jobs\/(\d{1,10})(?:\/|$)/.exec(path ?? "")?.[1] ?? NaN)
  if (memberships.length < 2 || !(id <= largestId)) return session
  const { jobs } = serviceContext().stores
  const isHere = async (employerId: EmployerId) =>
    (await jobs.find({ employerId, confidential: true }, id)) !== null
  if (await isHere(employer.id)) return session
  for (const membership of memberships) {
    if (await isHere(membership.employer.id)) return { ...session, ...membership }
  }
  return session
}
