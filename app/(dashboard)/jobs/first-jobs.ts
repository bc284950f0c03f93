import { headers } from "next/headers"
import { GET as getCounts } from "@/app/api/dashboard/job-counts/route"
import { GET as getJobs } from "@/app/api/dashboard/jobs/route"
import { GET as getViews } from "@/app/api/dashboard/views/route"
import { employerHeader } from "@/lib/api/dashboard/employer-path"
import { type FirstJobs, type JobListRequest, type JobRow, listedFields } from "@/lib/api/dashboard/job-list"
import { calendarDateIn } from "@/lib/calendar-date"
import { askInProcess } from "@/lib/http/front-door"
import { handOnSession, type SignedIn } from "@/lib/identity/session"
import type { AnswerTo, CallName } from "@/lib/queries/api-client"
import { callAddress } from "@/lib/queries/call-address"
import { errorsFilter } from "@/lib/queries/jobs"
import { type SentFilters, sentRequest } from "@/lib/queries/list-query"

/** Headers of the page's request that its API calls also get: who is asking, and from where. An API key wouldn't be the person's. */
const handedOn = ["cookie", "host", "user-agent", "x-forwarded-for", "x-forwarded-host", "x-forwarded-proto"]

/**
 * The list's data, which the page fetches from the API itself with its visitor's cookie, so that rows show before any script has run. Null
 * if the API refuses or fails; the browser then tries again, and reports the error.
 */
export async function firstJobs(session: SignedIn, request: JobListRequest): Promise<FirstJobs | null> {
  const sent = await headers()
  const employerId = session.employer.id
  const own = new Headers({ [employerHeader]: String(employerId) })
  for (const name of handedOn) if (sent.has(name)) own.set(name, sent.get(name) ?? "")

  async function ask<Name extends CallName>(
    name: Name,
    query: Record<string, unknown>,
    handler: typeof getJobs,
  ): Promise<AnswerTo<Name>> {
    const asked = new Request(new URL(callAddress(name, { query }), "http://localhost"), { headers: own })
    handOnSession(asked, session)
    const answer = await askInProcess(asked, (each) => handler(each, { params: Promise.resolve({}) }))
    if (!answer.ok) throw new Refused()
    return (await answer.json()) as AnswerTo<Name>
  }

  const at = Date.now()
  const { filters, query } = sentRequest(request, calendarDateIn(session.employer.timeZone, new Date(at)))
  const countsOf = (asked: SentFilters) => ask("GET /api/dashboard/job-counts", asked, getCounts)
  const isFiltered = Object.values(filters).some((value) => value !== null && value !== "")
  try {
    const [{ data, paging }, everything, withErrors, views, counts] = await Promise.all([
      ask("GET /api/dashboard/jobs", { ...query, fields: listedFields }, getJobs),
      countsOf({}),
      countsOf(errorsFilter),
      ask("GET /api/dashboard/views", {}, getViews),
      isFiltered ? countsOf(filters) : null,
    ])
    const { total, page, pages } = paging
    return {
      employerId,
      // The rows have the fields that were asked for.
      page: { data: data as JobRow[], paging: { total, page, pages }, request },
      counts: counts ?? everything,
      everything,
      withErrors,
      views: views.data,
      at,
    }
  } catch (error) {
    if (error instanceof Refused) return null
    throw error
  }
}

/** The API has already logged the reason. */
class Refused extends Error {}
