import type { Tone } from "@/components/ui/tone"
import { type Message, say } from "@/lib/messages/message"
import type { AttemptAnswer } from "@/lib/queries/webhooks"

type Result = Pick<AttemptAnswer, "status" | "reason">

/** The outcome of an attempt in a word and, if it failed, what to do about it. */
export type AttemptWords = { tone: Tone; what: Message; remedy: Message | null }

const failed = (what: Message, remedy: Message): AttemptWords => ({ tone: "negative", what, remedy })
const unknown = failed(say("deliveries.unknown"), say("deliveries.unknownRemedy"))

const byReason: Record<NonNullable<Result["reason"]>, AttemptWords> = {
  timeout: failed(say("deliveries.timeout"), say("deliveries.timeoutRemedy")),
  name_not_found: failed(say("deliveries.nameNotFound"), say("deliveries.nameNotFoundRemedy")),
  address_refused: failed(say("deliveries.addressRefused"), say("deliveries.addressRefusedRemedy")),
  connection_refused: failed(say("deliveries.connectionRefused"), say("deliveries.connectionRefusedRemedy")),
  connection_lost: failed(say("deliveries.connectionLost"), say("deliveries.connectionLostRemedy")),
  tls: failed(say("deliveries.tls"), say("deliveries.tlsRemedy")),
  not_http: failed(say("deliveries.notHttp"), say("deliveries.notHttpRemedy")),
  secret_unreadable: failed(say("deliveries.secretUnreadable"), say("deliveries.secretUnreadableRemedy")),
}

const credentials = failed(say("deliveries.unauthorized"), say("deliveries.unauthorizedRemedy"))

const byStatus: Record<number, AttemptWords> = {
  401: credentials,
  403: credentials,
  404: failed(say("deliveries.notFound"), say("deliveries.notFoundRemedy")),
  405: failed(say("deliveries.notPost"), say("deliveries.notPostRemedy")),
  410: failed(say("deliveries.gone"), say("deliveries.goneRemedy")),
  429: failed(say("deliveries.tooMany"), say("deliveries.tooManyRemedy")),
}

/** The outcome of an attempt. A reason from a later version is a failure like any other. */
export function attemptInWords({ status, reason }: Result): AttemptWords {
  if (status === undefined) return (reason && byReason[reason]) ?? unknown
  if (status >= 200 && status < 300) return { tone: "positive", what: say("deliveries.taken"), remedy: null }
  const known = byStatus[status]
  if (known) return known
  if (status >= 300 && status < 400)
    return failed(say("deliveries.redirected"), say("deliveries.redirectedRemedy"))
  if (status >= 500) return failed(say("deliveries.broken"), say("deliveries.brokenRemedy"))
  return status >= 400 ? failed(say("deliveries.refused"), say("deliveries.refusedRemedy")) : unknown
}
