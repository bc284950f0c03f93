import { sessionWord } from "@/components/layout/leave-for-sign-in"

/** Who was signed in when the session ended, and whether their unsaved work is kept. */
export type SessionWord = { email: string; kept: boolean }

export function readSessionWord(): SessionWord | null {
  try {
    const word = JSON.parse(sessionStorage.getItem(sessionWord) ?? "null") as SessionWord | null
    return typeof word?.email === "string" ? word : null
  } catch {
    return null
  }
}

export function forgetSessionWord(): void {
  try {
    sessionStorage.removeItem(sessionWord)
  } catch {
    // A browser that stores nothing has nothing to forget.
  }
}
