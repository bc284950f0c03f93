import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from "@simplewebauthn/browser"

import { type Message, say } from "@/lib/messages/message"

/** The server's options for a browser; the library knows their form. */
export type MakingOptions = PublicKeyCredentialCreationOptionsJSON
export type AskingOptions = PublicKeyCredentialRequestOptionsJSON

/** The browser gave no passkey; `said` is for the person. */
export class PasskeyRefusal extends Error {
  override readonly name = "PasskeyRefusal"

  constructor(readonly said: Message) {
    super(said.key)
  }
}

/** Another request replaced this one, or nothing waits for the answer any more. */
export class PasskeyAborted extends Error {
  override readonly name = "PasskeyAborted"
}

/** Loaded when needed: most people never use it. */
const load = () => import("@simplewebauthn/browser")

/** Whether a passkey has been asked for, so that there is something to end. */
let asking = false

/** Makes the browser create a passkey. Throws PasskeyRefusal. */
export async function makePasskey(optionsJSON: MakingOptions): Promise<RegistrationResponseJSON> {
  try {
    const { startRegistration } = await load()
    return await startRegistration({ optionsJSON })
  } catch (error) {
    throw refusalOf(error, say("passkeys.notMade"))
  }
}

/**
 * Makes the browser ask for a passkey, at once or, with `autofill`, among its autofill suggestions. Throws
 * PasskeyRefusal, or PasskeyAborted.
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
      // The library only finds a field whose autocomplete ends in "webauthn", which browsers don't require.
      verifyBrowserAutofillInput: false,
    })
  } catch (error) {
    throw refusalOf(error, say("passkeys.notGiven"))
  }
}

/** Ends a request for a passkey that nothing waits for any more. */
export async function stopAskingPasskey(): Promise<void> {
  if (!asking) return
  const { WebAuthnAbortService } = await load()
  WebAuthnAbortService.cancelCeremony()
}

/** Whether the browser can offer passkeys among its autofill suggestions. */
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
