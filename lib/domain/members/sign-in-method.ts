/**
 * How a session started: with only the password, in a browser that remembers a second step, with an app's code, with
 * a recovery code, or with a passkey instead of both.
 */
export type SignInMethod = "password" | "known_browser" | "code" | "recovery_code" | "passkey"

/** A session that a correct password started, but whose second step is still missing. */
export type HeldBack = { id: number; userId: number }
