import type { DescribeForMember } from "./account-activity"

/** A person's passkey. `synced` says whether it is synced between devices through an account. Times are instants. */
export type StoredPasskey = {
  id: number
  name: string
  synced: boolean
  createdAt: Date | null
  lastUsedAt: Date | null
}

/** What a browser needs to ask for a particular passkey. */
export type Credential = { id: string; transports: string[] }

/** The result of storing a passkey: with the recovery codes that came with it, in addition to existing ones, or not at all. */
export type PasskeyOutcome = "with_codes" | "beside_codes" | "too_many" | "taken"

/**
 * What is stored with a new passkey: encrypted recovery codes, for a person who has none. If it is their first
 * factor, their sessions other than `sessionId` end.
 */
export type NewPasskey = {
  recoveryCodes: string
  sessionId: number | null
  told: (outcome: PasskeyOutcome) => void
}

/** Makes the record of an action on a passkey, from its name. */
export type DescribePasskey = (name: string) => DescribeForMember

export type PasskeyStore = {
  /** The person's passkeys, oldest first. */
  list(userId: number): Promise<StoredPasskey[]>
  credentialsOf(userId: number): Promise<Credential[]>
  /** The owner of a passkey. */
  ownerOf(credentialId: string): Promise<{ userId: number; email: string } | null>
  /** Notes that someone signed in with it. */
  noteUse(credentialId: string, now: Date): Promise<void>
  /** Renames it; false if the person has no such passkey. */
  rename(userId: number, id: number, name: string, describe: DescribePasskey): Promise<boolean>
  /** Removes it; false if the person has no such passkey. Recovery codes are removed with the last factor. */
  remove(userId: number, id: number, describe: DescribePasskey): Promise<boolean>
  /** Forgets expired challenges, and all but the newest of those that strangers asked for. */
  forgetChallenges(now: Date): Promise<void>
}
