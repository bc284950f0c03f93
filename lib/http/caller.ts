import type { Actor } from "@/lib/domain/actor"
import type { Context } from "@/lib/domain/context"
import { ServiceError } from "@/lib/domain/errors"
import { type Action, requirePermission, requireSecondFactor } from "@/lib/domain/permissions"
import { authenticate, identify } from "./authenticate"
import { serviceContext } from "./context"
import { countCall, countCalls, rateLimited } from "./rate-limit"
import { clientAddress } from "./request-address"
import type { Trace } from "./trace"
import { say } from "@/lib/messages/message"

/** What an endpoint requires of its caller. Nothing is public by omission: an endpoint for everyone says `anyone`. */
export type Permission = Action | "anyone"

/** The context of a caller who may do what `may` names; null if anyone may. Throws the refusal of a caller who may not. */
export async function contextOf(request: Request, may: Permission, trace: Trace): Promise<Context | null> {
  if (may === "anyone") return null
  trace.identified = true
  const { employer, actor, sessionId, hasTwoFactor } = await authenticate(request)
  trace.employerId = employer.id
  if (actor.kind === "key") {
    trace.keyId = actor.keyId
    await limitCalls(actor.keyId, trace)
  }
  if (actor.kind === "person") trace.userId = actor.userId
  if (hasTwoFactor !== null) requireSecondFactor(employer, hasTwoFactor, may)
  requirePermission(actor, may)
  // At the end, because V8 takes fifty times as long for a spread followed by this many fields.
  return {
    employer,
    actor,
    sessionId,
    address: clientAddress(request),
    requestId: trace.requestId,
    ...serviceContext(),
  }
}

/**
 * `context` as of now, for an answer that was held: the caller may have lost their key, session or role meanwhile. Throws what
 * `contextOf` would, and doesn't count another call.
 */
export async function contextNow(request: Request, context: Context, may: Action): Promise<Context> {
  const { employer, actor, sessionId, hasTwoFactor } = await identify(request)
  if (hasTwoFactor !== null) requireSecondFactor(employer, hasTwoFactor, may)
  requirePermission(actor, may)
  return { ...context, employer, actor, sessionId }
}

/** The caller's context where anyone may ask; null without a valid key or session, or without the second factor needed to use it. */
export async function contextIfKnown(request: Request, trace: Trace): Promise<Context | null> {
  try {
    return await contextOf(request, "me:read", trace)
  } catch (error) {
    if (error instanceof ServiceError && (error.code === "unauthorized" || error.lacksSecondFactor))
      return null
    throw error
  }
}

/**
 * The error that a request which failed with `error` is answered with. With a key, a request for an unknown address or method
 * counts like any other of that key, and with a wrong key like any other wrong key, so that nobody can try out keys there.
 */
export async function countedFailure(error: unknown, request: Request, trace: Trace): Promise<unknown> {
  const isNowhere =
    error instanceof ServiceError && (error.code === "not_found" || error.code === "method_not_allowed")
  if (!isNowhere || trace.identified || !request.headers.has("api-key")) return error
  try {
    await contextOf(request, "me:read", trace)
  } catch (refusal) {
    if (refusal instanceof ServiceError && refusal.code === "rate_limited") return refusal
  }
  return error
}

/**
 * Counts a request of `actor` as `calls` calls, one of which is already counted. Throws `rate_limited`, and counts none, if the
 * key doesn't have that many left.
 */
export async function countFurtherCalls(actor: Actor, calls: number, trace: Trace): Promise<void> {
  if (actor.kind !== "key" || calls <= 1 || !trace.rateLimit) return
  const { limit } = trace.rateLimit
  if (calls > limit) throw rateLimited(say("batches.moreThanLimit", { count: calls, most: limit }), 60)
  const counted = await countCalls(actor.keyId, calls - 1)
  if (!counted) return
  trace.rateLimit = counted
  if (counted.exceeded) throw rateLimited(say("batches.moreThanLeft"), counted.seconds)
}

async function limitCalls(keyId: number, trace: Trace): Promise<void> {
  const counted = await countCall(keyId)
  if (!counted) return
  trace.rateLimit = counted
  if (counted.exceeded) throw rateLimited(say("service.tooManyCalls"), counted.seconds)
}
