import type { Context } from "@/lib/domain/context"
import { invalidFields } from "@/lib/domain/errors"
import { limitingAttempts } from "./attempts"
import { auth } from "./auth"
import { clientAddress } from "@/lib/http/request-address"
import { verifyPassword } from "./hashing"
import { type Message, say } from "@/lib/messages/message"

/**
 * Makes sure that the signed-in person knows their password, before anything that a stolen session must not be able to do.
 * Throws `validation_failed`, beginning with `refusal`, if `password` is wrong, or `rate_limited`.
 */
export async function provePresentPassword(
  request: Request,
  { actor }: Context,
  password: string,
  refusal: Message,
): Promise<void> {
  const { email, userId } = actor.kind === "person" ? actor : { email: "", userId: 0 }
  const prove = async () => {
    const { internalAdapter } = await (await auth(request)).$context
    const accounts = await internalAdapter.findAccounts(String(userId))
    const hash = accounts.find(({ providerId }) => providerId === "credential")?.password
    if (hash && (await verifyPassword({ hash, password }))) return
    const message = say("account.ownPasswordWrong")
    throw invalidFields(refusal, [{ field: "password", code: "invalid", message }])
  }
  await limitingAttempts(email, clientAddress(request), prove, { signedIn: true })
}
