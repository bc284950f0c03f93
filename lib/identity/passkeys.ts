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

const refusal = "The passkey could not be added"

/** The passkeys of the person who asks. */
export async function ownPasskeys(context: Context): Promise<StoredPasskey[]> {
  return context.stores.passkeys.list(personId(context))
}

/**
 * Begins to add a passkey, with what the browser is to be asked. Throws `validation_failed` where the password is wrong or there
 * are as many as one may have or no passkeys at this address, or `rate_limited`.
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
 * Adds the passkey that a browser has made, and answers recovery codes where the person had none, which are shown here and never
 * again. Throws `validation_failed` where it does not answer what was begun with, or there are as many as one may have.
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
  if (outcome.is === "taken") throw refused("taken", "This passkey is in use already.")
  throw await refusalOf(answer)
}

/** Gives a passkey of the person who asks another name. Throws `not_found`. */
export async function renamePasskey(context: Context, id: number, name: string): Promise<void> {
  const record = (before: string) => describe(context, "member.passkey_renamed", before, name)
  if (!(await context.stores.passkeys.rename(personId(context), id, name, record))) throw notFound("passkey")
}

/** Ends the use of a passkey. Throws `validation_failed` where the password is wrong, `not_found`, or `rate_limited`. */
export async function removePasskey(
  request: Request,
  context: Context,
  id: number,
  password: string,
): Promise<void> {
  await provePresentPassword(request, context, password, "The passkey could not be removed")
  const record = (before: string) => describe(context, "member.passkey_removed", before, null)
  if (!(await context.stores.passkeys.remove(personId(context), id, record))) throw notFound("passkey")
}

async function refusalOf(answer: Response) {
  const { code } = (await answer.json()) as { code?: string }
  if (code === "CHALLENGE_NOT_FOUND" || code === "YOU_ARE_NOT_ALLOWED_TO_REGISTER_THIS_PASSKEY")
    return refused("expired", "That took too long, or was done before. Start again.")
  if (code === "USER_NOT_VERIFIED") {
    const message =
      "This passkey does not make sure that it is you: it has to ask for a PIN, a fingerprint or your face."
    return refused("user_not_verified", message)
  }
  // What the library cannot read it calls a fault of its own.
  if (answer.status < 500 || code === "FAILED_TO_VERIFY_REGISTRATION")
    return refused("invalid", "This passkey could not be checked. Try again, or with another one.")
  return new Error(`The sign-in library answered ${answer.status}.`)
}

function refused(code: string, message: string) {
  return invalidFields(refusal, [{ field: "response", code, message }])
}

function tooMany() {
  const message = `You have ${mostPasskeys} passkeys, which is the most. Remove one that you do not use.`
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
