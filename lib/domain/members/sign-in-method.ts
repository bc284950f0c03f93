/**
 * How a session began: by the password alone, in a browser that a second step was remembered in, with the code of an app,
 * with a recovery code, or by a passkey in the place of both.
 */
export type SignInMethod = "password" | "known_browser" | "code" | "recovery_code" | "passkey"

/** A session that a right password began for a person whose second step is still to come. */
export type HeldBack = { id: number; userId: number }
