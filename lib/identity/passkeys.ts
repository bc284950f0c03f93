import type { MadePasskeyRequest } from "@/lib/api/dashboard/passkeys"
import type { Context } from "@/lib/domain/context"
import { invalidFields, notFound } from "@/lib/domain/errors"
import { ownDeed } from "@/lib/domain/members/account-activity"
import { generateRecoveryCodes } from "@/lib/domain/members/one-time-code"
import { mostPasskeys } from "@/lib/domain/members/passkey"
import type { PasskeyOutcome, StoredPasskey } from "@/lib/domain/members/passkey-store"
import { database } from "@/lib/http/context"
import { passkeyAuth, passkeyHeaders } from "./passkey-auth"
import type { PasskeyChallenge } from "./passkey-sign-in"
import { provePresentPassword } from "./present-password"
import { encrypt } from "./two-factor"
import { type Message, say } from "@/lib/messages/message"

const refusal = say("passkeys.notAdded")

/** The passkeys of the person who asks. */
export async function ownPasskeys(context: Context): Promise<StoredPasskey[]> {
  return context.stores.passkeys.list(personId(context))
}

/**
 * Begins to add a passkey, and returns the options for the browser. Throws `validation_failed` if the password is wrong, the
 * person has as many passkeys as allowed or there are none at this address, or `rate_limited`.
 */
export async function beginPasskey(
  request: Request,
  context: Context,
  password: string,
): Promise<PasskeyChallenge> {
  const { api } = await passkeyAuth(request)
  await provePresentPassword(request, context, password, refusal)
  if ((await ownPasskeys(context)).length >= mostPasskeys) throw tooMany()
  const { response, headers } = await api.generatePasskeyRegistrationOptions({
    headers: passkeyHeaders(request, "session_token"),
    returnHeaders: true,
  })
  return { options: { ...response }, cookies: headers.getSetCookie() }
}

/**
 * Adds the passkey that a browser has made, and returns recovery codes if the person had none; they are shown this once and
 * never again. Throws `validation_failed` if it doesn't answer the challenge that it was begun with, or if the person has as
 * many as allowed.
 */
export async function addPasskey(
  request: Request,
  context: Context,
  { name, response }: MadePasskeyRequest,
): Promise<string[] | null> {
  const { api } = await passkeyAuth(request)
  const codes = generateRecoveryCodes()
  const recoveryCodes = await encrypt(request, JSON.stringify(codes))
  const outcome: { is?: PasskeyOutcome } = {}
  const answer = await database().recordingAccount(
    {
      table: "passkey",
      operation: "create",
      describe: () => describe(context, "member.passkey_added", null, name),
      passkey: { recoveryCodes, sessionId: context.sessionId, told: (is) => (outcome.is = is) },
    },
    () =>
      api.verifyPasskeyRegistration({
        body: { name, response: { ...response, clientExtensionResults: {} } },
        headers: passkeyHeaders(request, "session_token", "passkey"),
        asResponse: true,
      }),
  )
  if (answer.ok) return outcome.is === "with_codes" ? codes : null
  if (outcome.is === "too_many") throw tooMany()
  if (outcome.is === "taken") throw refused("taken", say("passkeys.inUse"))
  throw await refusalOf(answer)
}

/** Renames a passkey of the person who asks. Throws `not_found`. */
export async function renamePasskey(context: Context, id: number, name: string): Promise<void> {
  const record = (before: string) => describe(context, "member.passkey_renamed", before, name)
  if (!(await context.stores.passkeys.rename(personId(context), id, name, record))) throw notFound("passkey")
}

/** Removes a passkey. Throws `validation_failed` if the password is wrong, `not_found`, or `rate_limited`. */
export async function removePasskey(
  request: Request,
  context: Context,
  id: number,
  password: string,
): Promise<void> {
  await provePresentPassword(request, context, password, say("passkeys.notRemoved"))
  const record = (before: string) => describe(context, "member.passkey_removed", before, null)
  if (!(await context.stores.passkeys.remove(personId(context), id, record))) throw notFound("passkey")
}

async function refusalOf(answer: Response) {
  const { code } = (await answer.json()) as { code?: string }
  if (code === "CHALLENGE_NOT_FOUND" || code === "YOU_ARE_NOT_ALLOWED_TO_REGISTER_THIS_PASSKEY")
    return refused("expired", say("passkeys.beginAgain"))
  if (code === "USER_NOT_VERIFIED") return refused("user_not_verified", say("passkeys.userNotVerified"))
  // The library reports what it can't read as a fault of its own.
  if (answer.status < 500 || code === "FAILED_TO_VERIFY_REGISTRATION")
    return refused("invalid", say("passkeys.notChecked"))
  return new Error(`The sign-in library answered ${answer.status}.`)
}

function refused(code: string, message: Message) {
  return invalidFields(refusal, [{ field: "response", code, message }])
}

function tooMany() {
  const message = say("passkeys.tooMany", { most: mostPasskeys })
  return invalidFields(refusal, [{ field: "passkeys", code: "too_many", message }])
}

type Deed = "member.passkey_added" | "member.passkey_renamed" | "member.passkey_removed"

function describe(
  { clock, address, requestId }: Context,
  deed: Deed,
  before: string | null,
  after: string | null,
) {
  return ownDeed({ clock, origin: { address, requestId } }, deed, [{ field: "passkey", before, after }])
}

function personId({ actor }: Context): number {
  if (actor.kind !== "person") throw notFound("account")
  return actor.userId
}
