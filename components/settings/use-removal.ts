import { useRef, useState } from "react"
import { ApiError } from "@/lib/queries/api-error"
import { refusalInWords } from "@/lib/queries/refusal-in-words"

/**
 * What a dialog does once it is confirmed that something is removed: `remove`, then `onGone`. What somebody else has removed
 * meanwhile is gone as well. `gone` tells, when the dialog closes, whether its row went with it.
 */
export function useRemoval(remove: () => Promise<unknown>, onGone: () => void) {
  const [error, setError] = useState<string | null>(null)
  const gone = useRef(false)

  /** Answers whether the dialog may close. */
  async function confirm(): Promise<boolean> {
    setError(null)
    try {
      await remove()
    } catch (refusal) {
      if (!(refusal instanceof ApiError && refusal.status === 404)) {
        setError(refusalInWords(refusal))
        return false
      }
    }
    gone.current = true
    onGone()
    return true
  }

  return { confirm, error, gone }
}
