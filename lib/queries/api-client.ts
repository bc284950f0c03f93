import type { DashboardCalls } from "@/lib/api/dashboard/calls"
import { employerHeader } from "@/lib/api/dashboard/employer-path"
import { personHeader } from "@/lib/api/dashboard/person-header"
import type { ApiCalls } from "@/lib/api/v1.1/calls"
import { say } from "@/lib/messages/message"
import { inPageWords } from "@/lib/messages/page-speech"
import { ApiError } from "./api-error"
import { callAddress } from "./call-address"
import { noteOwnChange, noteOwnWrite } from "./own-changes"

/** Every call that the dashboard can make, by method and path, with what it takes and answers. */
type Calls = ApiCalls & DashboardCalls
export type CallName = keyof Calls
export type AnswerTo<Name extends CallName> = Calls[Name]["answer"]

/** The parts of a request that a call has; a part that it does not have cannot be sent. */
type Needed<Call, Part extends keyof Call> = Call[Part] extends undefined
  ? object
  : object extends Call[Part]
    ? { [Key in Part]?: Call[Part] }
    : { [Key in Part]: Call[Part] }
type Sent<Name extends CallName> = Needed<Calls[Name], "params"> &
  Needed<Calls[Name], "query"> &
  Needed<Calls[Name], "body"> & { headers?: Record<string, string>; signal?: AbortSignal | undefined }

/** What is sent may be left out if nothing is required. */
type Options<Name extends CallName> = object extends Sent<Name> ? [sent?: Sent<Name>] : [sent: Sent<Name>]

/** An answer with its headers, which some callers need. */
export type ApiAnswer<T> = { data: T; headers: Headers }

/** Names the page's employer and person in each of its calls; empty if nobody is signed in. */
const onPage: Record<string, string> = {}

/**
 * Makes every call act for the employer and the person that the page shows, even if another employer has since been
 * chosen in another tab. If someone else has signed in there, calls are refused.
 */
export function actFor(employerId: number, personId: number): void {
  onPage[employerHeader] = String(employerId)
  onPage[personHeader] = String(personId)
}

let needsSession = false

/** Says whether the page is for signed-in people, so that an unauthorized call means that their session has ended. */
export function setNeedsSession(needs: boolean): void {
  needsSession = needs
}

/** Calls our API as the signed-in person: the only fetch of the dashboard. Throws ApiError. */
export async function askApi<Name extends CallName>(
  name: Name,
  ...[sent]: Options<Name>
): Promise<ApiAnswer<AnswerTo<Name>>> {
  const parts: Parts = sent ?? {}
  const isJobWrite = / \/api\/v1\.1\/jobs(\/\{id\}(\/restore)?)?$/.test(name) && !name.startsWith("GET")
  const asking = ask<Name>(name, parts)
  if (!isJobWrite || parts.query?.dryRun) return asking
  noteOwnWrite(asking)
  const answer = await asking
  const { id } = (answer.data ?? parts.params) as { id: number }
  noteOwnChange(id, answer.data === null ? null : answer.headers.get("ETag"))
  return answer
}

async function ask<Name extends CallName>(name: Name, parts: Parts): Promise<ApiAnswer<AnswerTo<Name>>> {
  const response = await send(name, parts)
  const text = await response.text()
  const data: unknown = text === "" ? null : parse(text)
  if (response.ok) return { data: data as AnswerTo<Name>, headers: response.headers }
  const problem = (typeof data === "object" && data !== null ? data : {}) as Partial<ApiError>
  // The API's own message is about keys.
  const hasEnded = response.status === 401 && needsSession
  throw new ApiError(
    response.status,
    problem.code ?? "internal_error",
    hasEnded ? inPageWords(say("ui.signedOut")) : (problem.message ?? inPageWords(say("ui.unexpected"))),
    problem,
  )
}

/** The body of an answer, for callers that need nothing else. */
export async function callApi<Name extends CallName>(
  name: Name,
  ...options: Options<Name>
): Promise<AnswerTo<Name>> {
  return (await askApi(name, ...options)).data
}

type Parts = {
  params?: Record<string, unknown>
  query?: Record<string, unknown>
  body?: unknown
  headers?: Record<string, string>
  signal?: AbortSignal | undefined
}

async function send(name: string, { params, query, body, headers, signal }: Parts): Promise<Response> {
  const [method] = name.split(" ")
  try {
    return await fetch(callAddress(name, { params, query }), {
      method,
      headers: {
        "Accept-Language": document.documentElement.lang,
        ...onPage,
        ...(body !== undefined && { "Content-Type": "application/json" }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      ...(signal && { signal }),
    })
  } catch (error) {
    if (signal?.aborted) throw error
    throw new ApiError(0, "offline", inPageWords(say("ui.offline")))
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
