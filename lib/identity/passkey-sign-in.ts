import type { PasskeyAnswerRequest } from "@/lib/api/dashboard/passkeys"
import { ServiceError } from "@/lib/domain/errors"
import { sessionDeed } from "@/lib/domain/members/account-activity"
import { settleLanguage } from "./account-language"
import { limitingAttempts } from "./attempts"
import { auth } from "./auth"
import { database, serviceContext } from "@/lib/http/context"
import { rememberBrowser, trustBrowser } from "./known-browser"
import { libraryHeaders } from "./library-headers"
import { passkeyAuth, passkeyHeaders } from "./passkey-auth"
import { countChallenge } from "./passkey-challenges"
import { clientAddress } from "@/lib/http/request-address"
import type { Challenged } from "./second-step-plugin"
import { recordRefusal } from "./sign-in"
import { type Message, say } from "@/lib/messages/message"

/** The options for the browser's authenticator, and the cookie that the answer is bound to. */
export type PasskeyChallenge = { options: Record<string, unknown>; cookies: string[] }

/**
 * Begins a sign-in with a passkey: with any that the browser has or, as a second step, with one of the person whose password
 * was right. Throws `unauthorized` if there is no such person, `validation_failed` if there are no passkeys at this address, or
 * `rate_limited`.
 */
export async function beginPasskeySignIn(
  request: Request,
  { secondStep }: { secondStep: boolean },
): Promise<PasskeyChallenge> {
  await countChallenge(clientAddress(request))
  const { api } = await passkeyAuth(request)
  const challenged = secondStep ? await challengedPerson(request) : null
  const { response, headers } = await api.generatePasskeyAuthenticationOptions({
    headers: passkeyHeaders(request),
    returnHeaders: true,
  })
  const credentials = challenged
    ? await serviceContext().stores.passkeys.credentialsOf(challenged.userId)
    : []
  const allowCredentials = credentials.map((each) => ({ ...each, type: "public-key" }))
  // The library only prefers that the authenticator verifies its user.
  const options = { ...response, userVerification: "required", allowCredentials }
  return { options, cookies: headers.getSetCookie() }
}

/**
 * Signs in the person whose passkey answered the challenge named by the request's cookie, in place of password and second step,
 * and returns the cookies to set. `remember`, for a second step: the browser won't ask for one for a while. Throws
 * `unauthorized`, whatever was wrong, or `rate_limited`.
 */
export async function signInWithPasskey(
  request: Request,
  requestId: string,
  { response, secondStep, remember }: PasskeyAnswerRequest,
): Promise<string[]> {
  const origin = { address: clientAddress(request), requestId }
  return limitingAttempts(null, origin.address, async () => {
    const { api } = await passkeyAuth(request)
    const { stores, clock } = serviceContext()
    const challenged = secondStep ? await challengedPerson(request) : null
    const owner = await stores.passkeys.ownerOf(response.id)
    if (!owner) throw refused(say("passkeys.unknown"))
    if (challenged && challenged.userId !== owner.userId) throw refused(say("passkeys.somebodyElses"))
    const answer = await database().recordingAccount(
      {
        table: "session",
        operation: "create",
        describe: (id) => sessionDeed({ clock, origin }, "session.started", id, "passkey"),
        method: "passkey",
      },
      () =>
        api.verifyPasskeyAuthentication({
          body: { response: { ...response, clientExtensionResults: {} } },
          headers: passkeyHeaders(request, "passkey"),
          asResponse: true,
        }),
    )
    if (!answer.ok) {
      if (answer.status >= 500) throw new Error(`The sign-in library answered ${answer.status}.`)
      recordRefusal(owner.email, origin, "passkey")
      throw refused(await reasonOf(answer))
    }
    await stores.passkeys.noteUse(response.id, clock.now())
    const cookies = [...answer.headers.getSetCookie(), ...(await settleLanguage(request, owner.email))]
    if (!challenged) return [...cookies, await rememberBrowser(request, owner.email)]
    const known = remember
      ? await trustBrowser(request, challenged, origin)
      : await rememberBrowser(request, challenged.email)
    return [...cookies, known, ...(await endChallenge(request))]
  })
}

async function challengedPerson(request: Request): Promise<Challenged> {
  const { api } = await auth(request)
  const challenged = await api.readChallenge({ headers: libraryHeaders(request, ["two_factor"]) })
  if (!challenged) throw new ServiceError("unauthorized", say("twoFactor.tookTooLong"))
  return challenged
}

/** The challenge of the right password has been answered, and must not open a second session. */
async function endChallenge(request: Request): Promise<string[]> {
  const { api } = await auth(request)
  const headers = libraryHeaders(request, ["two_factor"])
  return (await api.endChallenge({ headers, returnHeaders: true })).headers.getSetCookie()
}

async function reasonOf(answer: Response): Promise<Message> {
  const { code } = (await answer.json()) as { code?: string }
  if (code === "CHALLENGE_NOT_FOUND") return say("passkeys.tryAgain")
  return code === "USER_NOT_VERIFIED" ? say("passkeys.userWasNotVerified") : say("passkeys.notCheckedSignIn")
}

function refused(message: Message): ServiceError {
  return new ServiceError("unauthorized", message)
}
