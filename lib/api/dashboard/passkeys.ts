import * as z from "zod"
import { longestPasskeyName, type NoPasskeys } from "@/lib/domain/members/passkey"
import type { StoredPasskey } from "@/lib/domain/members/passkey-store"
import { isOneLine } from "@/lib/domain/one-line"
import { because, boundedList, flag, text } from "../fields"
import { presentPassword, requiredText } from "./account"
import { type Message, packMessage, say } from "@/lib/messages/message"

const passkeyName = requiredText(say("fields.name"), longestPasskeyName, say("passkeys.nameMissing")).refine(
  isOneLine,
  because({
    code: "invalid_characters",
    message: say("account.nameNotOneLine"),
  }),
)

/** Sent before the browser is asked for a new passkey: the password, and the name, so that a bad name is refused first. */
export const newPasskeyRequest = z.object({ name: passkeyName, password: presentPassword })
export type NewPasskeyRequest = z.output<typeof newPasskeyRequest>

export const renamePasskeyRequest = z.object({ name: passkeyName })

/** Bytes in base64url, part of a browser's answer. */
function bytes(name: Message, most: number) {
  const message = say("passkeys.notBase64url", { name })
  return text(name, most).refine((value) => /^[\w-]+$/.test(value), because({ code: "invalid", message }))
}

const credential = {
  id: bytes(say("fields.passkeyId"), 1_400),
  rawId: bytes(say("fields.passkeyId"), 1_400),
  type: z.literal("public-key", { error: packMessage(say("passkeys.typeWrong")) }),
}

/** A passkey can reach a browser in six ways; browsers list the ones they support. */
const mostTransports = 10

/** The part we need of a browser's answer after creating a passkey. */
export const madePasskeyRequest = z.object({
  name: passkeyName,
  response: z.object(
    {
      ...credential,
      response: z.object(
        {
          clientDataJSON: bytes(say("fields.clientData"), 10_000),
          attestationObject: bytes(say("fields.attestation"), 100_000),
          transports: boundedList(
            text(say("fields.transport"), 20),
            packMessage(say("passkeys.answerMissing")),
            mostTransports,
          ).default([]),
        },
        { error: packMessage(say("passkeys.answerMissing")) },
      ),
    },
    { error: packMessage(say("passkeys.answerMissing")) },
  ),
})
export type MadePasskeyRequest = z.output<typeof madePasskeyRequest>

/** `secondStep` is true if the passkey is asked for as the second step, after the right password. */
export const passkeyChallengeRequest = z.object({ secondStep: flag("secondStep").default(false) })

/** The part we need of a browser's answer when asked for a passkey. */
export const passkeyAnswerRequest = passkeyChallengeRequest.extend({
  remember: flag("remember").default(false),
  response: z.object(
    {
      ...credential,
      response: z.object(
        {
          clientDataJSON: bytes(say("fields.clientData"), 10_000),
          authenticatorData: bytes(say("fields.authenticatorData"), 10_000),
          signature: bytes(say("fields.signature"), 10_000),
        },
        { error: packMessage(say("passkeys.answerMissing")) },
      ),
    },
    { error: packMessage(say("passkeys.answerMissing")) },
  ),
})
export type PasskeyAnswerRequest = z.output<typeof passkeyAnswerRequest>

/** Times are ISO 8601 instants. */
export type OwnPasskey = {
  id: number
  name: string
  /** Whether the passkey is synced between devices through an account. */
  synced: boolean
  createdAt: string | null
  lastUsedAt: string | null
}

/** `unavailable` says why no more passkeys can be created at this address. */
export type OwnPasskeys = { data: OwnPasskey[]; most: number; unavailable: NoPasskeys | null }

/** `recoveryCodes` are issued with a person's first factor; null if they already had some. */
export type AddedPasskey = { recoveryCodes: string[] | null }

export function presentPasskey({ id, name, synced, createdAt, lastUsedAt }: StoredPasskey): OwnPasskey {
  return {
    id,
    name,
    synced,
    createdAt: createdAt?.toISOString() ?? null,
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  }
}
