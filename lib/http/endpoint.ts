import type * as z from "zod"
import { receive } from "@/lib/api/receive"
import type { Context } from "@/lib/domain/context"
import { invalidFields, ServiceError } from "@/lib/domain/errors"
import type { Received } from "@/lib/domain/received"
import { discard, encodedFor } from "./answer-text"
import { contextIfKnown, contextOf, countedFailure, countFurtherCalls, type Permission } from "./caller"
import { logRequest } from "./log-request"
import { isServedByAnotherCopy } from "./front-door"
import { plainHeaders, strictTransport } from "./page-headers"
import { problemResponse } from "./problem-response"
import { setRateLimitHeaders } from "./rate-limit"
import { isSecure, rawQuery } from "./request-address"
import { noteApiRequest } from "./request-log"
import { readJsonBody } from "./request-body"
import { requestIdFrom } from "./request-id"
import type { Trace } from "./trace"
import { type Message, say } from "@/lib/messages/message"

type Nothing = z.ZodObject<Record<never, never>>

/** What the caller of an endpoint sent, read by its schemas. `context` is null if anyone may ask. */
type Call<May extends Permission, Params, Query, Body> = {
  request: Request
  requestId: string
  context: May extends "anyone" ? null : Context
  params: Params
  query: Query
  body: Body
  /**
   * The caller's context where anyone may ask: null without a valid key or session. A caller who sends one is counted, and told
   * so, as everywhere else.
   */
  whoAsks(): Promise<Context | null>
}

type Declaration<
  May extends Permission,
  Params extends z.ZodObject,
  Query extends z.ZodObject,
  Body extends z.ZodObject,
> = {
  may: May
  params?: Params
  query?: Query
  /** The body is passed on with its problems, so that the rules can add theirs. */
  body?: Body
  /** Read from the body, or from the query if no body is sent; its problems are refused at once. */
  bodyOrQuery?: Body
  /** A body whose problems are refused at once, with the message `refusal`; `optional` means that none is the same as `{}`. */
  form?: { schema: Body; refusal: Message; optional?: true }
  /** How many calls of the key's limit the request counts for, given its body; 1 if left out. */
  counts?(body: z.output<Body>): number
  answer(
    call: Call<May, z.output<Params>, z.output<Query>, Received<z.output<Body>>>,
  ): Promise<Response> | Response
}

/** One method of a route, ready to be called. */
export type Endpoint = {
  may: Permission
  run(request: Request, params: Record<string, string>, trace: Trace): Promise<Response>
}

/** Declares one method: who may call it, what it takes, what it answers. Everything else is the same for all of them and happens here. */
export function endpoint<
  May extends Permission,
  Params extends z.ZodObject = Nothing,
  Query extends z.ZodObject = Nothing,
  Body extends z.ZodObject = Nothing,
>(declaration: Declaration<May, Params, Query, Body>): Endpoint {
  return {
    may: declaration.may,
    async run(request, rawParams, trace) {
      const context = await contextOf(request, declaration.may, trace)
      const params = declaration.params && receive(declaration.params, rawParams)
      const query = declaration.query && receive(declaration.query, queryOf(request))
      const problems = [...(params?.problems ?? []), ...(query?.problems ?? [])]
      if (problems.length > 0) throw invalidFields(say("service.requestNotRead"), problems)
      const body = await receiveBody(request, declaration)
      if (context && declaration.counts) {
        const calls = declaration.counts((body as Received<z.output<Body>>).values)
        await countFurtherCalls(context.actor, calls, trace)
      }
      return declaration.answer({
        request,
        requestId: trace.requestId,
        context: context as May extends "anyone" ? null : Context,
        params: params?.values as z.output<Params>,
        query: query?.values as z.output<Query>,
        body: body as Received<z.output<Body>>,
        whoAsks: async () => context ?? (await contextIfKnown(request, trace)),
      })
    },
  }
}

async function receiveBody(
  request: Request,
  declared: {
    body?: z.ZodObject
    bodyOrQuery?: z.ZodObject
    form?: { schema: z.ZodObject; refusal: Message; optional?: true }
  },
): Promise<Received<unknown> | undefined> {
  const { body, bodyOrQuery, form } = declared
  if (form) {
    const sent = await readJsonBody(request, { optional: form.optional ?? false })
    const received = receive(form.schema, sent ?? {})
    if (received.problems.length > 0) throw invalidFields(form.refusal, received.problems)
    return received
  }
  if (body) return receive(body, await readJsonBody(request, { optional: false }))
  if (!bodyOrQuery) return undefined
  const sent = (await readJsonBody(request, { optional: true })) ?? queryOf(request)
  const received = receive(bodyOrQuery, sent)
  if (received.problems.length > 0) throw invalidFields(say("service.requestNotRead"), received.problems)
  return received
}

const methods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"] as const
type Method = (typeof methods)[number]

/** Next passes no parameters at all to a route without parameters. */
type RouteContext = { params: Promise<Record<string, string | string[] | undefined> | undefined> }
/** What each method of a route requires of its caller; every handler carries it, so that it can be inspected. */
export type RoutePermissions = Record<string, Permission>

type Handler = (request: Request, context: RouteContext) => Promise<Response>

/**
 * The handlers of a route with the methods it offers, named as Next and the front door look for them. `name` is the route in
 * the log. A method that is not offered is 405 with `Allow`, unless `ANY` takes it; HEAD answers like GET without the body; for
 * jobs, a POST may stand for another method (contract 1.3).
 */
export function route(
  name: string,
  verbs: Partial<Record<"GET" | "POST" | "PUT" | "DELETE" | "ANY", Endpoint>>,
) {
  const offered = methods.filter((method) => verbs[method as "GET"] || (method === "HEAD" && verbs.GET))
  const handler: Handler = async (request, { params }) => {
    if (isServedByAnotherCopy()) return new Response(null, { status: 404, headers: plainHeaders })
    const started = performance.now()
    const trace: Trace = { requestId: requestIdFrom(request.headers.get("x-request-id")) }
    const method = effectiveMethod(request, name)
    let response: Response
    let failure: unknown = null
    try {
      const chosen = verbs[(method === "HEAD" ? "GET" : method) as "GET"] ?? verbs.ANY
      if (!chosen) throw notOffered(method, offered)
      response = await chosen.run(request, singleValues((await params) ?? {}), trace)
    } catch (error) {
      failure = await countedFailure(error, request, trace)
      response = problemResponse(failure, request, trace.requestId)
    }
    response = await encodedFor(request, response, method)
    response.headers.set("X-Request-Id", trace.requestId)
    if (trace.rateLimit) setRateLimitHeaders(response.headers, trace.rateLimit)
    for (const [header, value] of Object.entries(plainHeaders))
      if (!response.headers.has(header)) response.headers.set(header, value)
    if (isSecure(request)) response.headers.set("Strict-Transport-Security", strictTransport)
    logRequest(trace, { method, route: name, status: response.status, started })
    noteApiRequest(request, trace, { method, response, failure, started })
    return method === "HEAD" ? withoutBody(response) : response
  }
  const asked = Object.fromEntries(
    Object.entries(verbs).map(([method, { may }]) => [method, may]),
  ) as RoutePermissions
  return Object.fromEntries(methods.map((method) => [method, Object.assign(handler, { asked })])) as Record<
    Method,
    Handler & { asked: RoutePermissions }
  >
}

/** The routes on which a POST may stand for a PUT or a DELETE (contract 1.3). */
const overridable = ["/api/v1.1/jobs", "/api/v1.1/jobs/{id}"]

/** `X-HTTP-Method-Override` applies to a POST on those routes, for PUT and DELETE; any other value is ignored. */
function effectiveMethod(request: Request, route: string): string {
  if (request.method !== "POST" || !overridable.includes(route)) return request.method
  const override = request.headers.get("x-http-method-override")?.trim().toUpperCase()
  return override === "PUT" || override === "DELETE" ? override : "POST"
}

function notOffered(method: string, allowed: string[]): ServiceError {
  const said = say("service.methodNotOffered", { method, offered: allowed.join(", ") })
  return new ServiceError("method_not_allowed", said, { allow: allowed })
}

function withoutBody(response: Response): Response {
  discard(response)
  return new Response(null, { status: response.status, headers: response.headers })
}

/** The query's parameters; if one is repeated, the first counts, except that `fields` add up (contract part 2). */
function queryOf(request: Request): Record<string, string> {
  const values: Record<string, string> = Object.create(null)
  for (const [name, value] of new URLSearchParams(rawQuery(request))) {
    if (name === "fields" && values.fields !== undefined) values.fields += `,${value}`
    else values[name] ??= value
  }
  return values
}

function singleValues(params: Record<string, string | string[] | undefined>): Record<string, string> {
  return Object.fromEntries(Object.entries(params).map(([name, value]) => [name, String(value)]))
}
