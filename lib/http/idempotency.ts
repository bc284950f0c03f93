import { invalidFields } from "@/lib/domain/errors"
import { say } from "@/lib/messages/message"

const header = "Idempotency-Key"

/** The idempotency key of `request`; null without one. Throws `validation_failed` naming the header (contract part 2). */
export function idempotencyKeyOf(request: Request): string | null {
  const key = request.headers.get(header)
  if (key === null || /^[\x21-\x7e]{1,255}$/.test(key)) return key
  const message = say("service.keyHasSpaces")
  throw invalidFields(say("service.requestNotRead"), [{ field: header, code: "invalid", message }])
}
