import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from "@simplewebauthn/browser"

import { type Message, say } from "@/lib/messages/message"

/** What the server lets a browser ask for; the library knows its form. */
export type MakingOptions = PublicKeyCredentialCreationOptionsJSON
export type AskingOptions = PublicKeyCredentialRequestOptionsJSON

/** The browser gave no passkey; `said` is for the person. */
export class PasskeyRefusal extends Error {
  override readonly name = "PasskeyRefusal"

  constructor(readonly said: Message) {
    super(said.key)
  }
}

/** Another question took this one's place, or nobody waits for the answer any more. */
export class PasskeyAborted extends Error {
  override readonly name = "PasskeyAborted"
}

/** Comes when it is needed: most people never use it. */
const load = () => import("@simplewebauthn/browser")

/** Whether there has been a question, so that there is something to end. */
let asking = false

/** Lets the browser make a passkey. Throws PasskeyRefusal. */
export async function makePasskey(optionsJSON: MakingOptions): Promise<RegistrationResponseJSON> {
  try {
    const { startRegistration } = await load()
    return await startRegistration({ optionsJSON })
  } catch (error) {
    throw refusalOf(error, say("passkeys.notMade"))
  }
}

/**
 * Lets the browser ask for a passkey: at once, or, with `autofill`, among what it offers to fill in. Throws PasskeyRefusal, or
 * PasskeyAborted.
 */
export async function askPasskey(
  optionsJSON: AskingOptions,
  { autofill = false } = {},
): Promise<AuthenticationResponseJSON> {
  try {
    const { startAuthentication } = await load()
    asking = true
    return await startAuthentication({
      optionsJSON,
      useBrowserAutofill: autofill,
      // Its selector wants "webauthn" at the very end, which browsers do not.
      verifyBrowserAutofillInput: false,
    })
  } catch (error) {
    throw refusalOf(error, say("passkeys.notGiven"))
  }
}

/** Ends a question that nobody waits for any more. */
export async function stopAskingPasskey(): Promise<void> {
  if (!asking) return
  const { WebAuthnAbortService } = await load()
  WebAuthnAbortService.cancelCeremony()
}

/** Whether the browser can offer passkeys among what it fills in. */
export async function offersPasskeysInFields(): Promise<boolean> {
  if (typeof PublicKeyCredential === "undefined") return false
  try {
    return (await PublicKeyCredential.isConditionalMediationAvailable?.()) ?? false
  } catch {
    return false
  }
}

function refusalOf(error: unknown, otherwise: Message): Error {
  const { name, code } = error as { name?: string; code?: string }
  if (name === "AbortError" || code === "ERROR_CEREMONY_ABORTED") return new PasskeyAborted()
  if (name === "InvalidStateError") return new PasskeyRefusal(say("passkeys.madeAlready"))
  if (name === "NotAllowedError") return new PasskeyRefusal(say("passkeys.notAllowed"))
  return new PasskeyRefusal(otherwise)
}
