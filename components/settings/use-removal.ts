import { useRef, useState } from "react"
import { ApiError } from "@/lib/queries/api-error"
import { refusalInWords } from "@/lib/queries/refusal-in-words"

/**
 * What a dialog does when a removal is confirmed: `remove`, then `onGone`. Something that someone else has removed meanwhile counts as
 * removed too. When the dialog closes, `gone` says whether the row went with it.
 */
export function useRemoval(remove: () => Promise<unknown>, onGone: () => void) {
  const [error, setError] = useState<string | null>(null)
  const gone = useRef(false)

  /** Resolves to whether the dialog may close. */
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
