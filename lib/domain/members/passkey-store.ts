import type { DescribeForMember } from "./account-activity"

/** A person's passkey. `synced` tells whether it is kept in an account with many devices. Times are instants. */
export type StoredPasskey = {
  id: number
  name: string
  synced: boolean
  createdAt: Date | null
  lastUsedAt: Date | null
}

/** What a browser is told of a passkey, so that it asks for that one. */
export type Credential = { id: string; transports: string[] }

/** What came of storing a passkey, with the recovery codes that it was given along, or beside those that there are. */
export type PasskeyOutcome = "with_codes" | "beside_codes" | "too_many" | "taken"

/**
 * What is stored with a new passkey: the recovery codes, encrypted, for a person who has none. Where it is their first factor,
 * their sessions other than `sessionId` end.
 */
export type NewPasskey = {
  recoveryCodes: string
  sessionId: number | null
  told: (outcome: PasskeyOutcome) => void
}

/** The record of a deed on a passkey, by its name. */
export type DescribePasskey = (name: string) => DescribeForMember

export type PasskeyStore = {
  /** The person's passkeys, the first made first. */
  list(userId: number): Promise<StoredPasskey[]>
  credentialsOf(userId: number): Promise<Credential[]>
  /** Whose passkey it is. */
  ownerOf(credentialId: string): Promise<{ userId: number; email: string } | null>
  /** Notes that somebody signed in with it. */
  noteUse(credentialId: string, now: Date): Promise<void>
  /** Whether the person has such a passkey, which is named so by then. */
  rename(userId: number, id: number, name: string, describe: DescribePasskey): Promise<boolean>
  /** Removes it; false where the person has no such passkey. With the last factor the recovery codes go too. */
  remove(userId: number, id: number, describe: DescribePasskey): Promise<boolean>
  /** Forgets the challenges that nobody can answer any more, and all but the newest of those that strangers asked for. */
  forgetChallenges(now: Date): Promise<void>
}
