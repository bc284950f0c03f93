import type { Words } from "@/components/messages/words"
import { toast } from "@/components/ui/toast"

/**
 * Whether there is no connection, and if so, says it: another page can't be loaded then, and the browser's own error page would replace
 * this one, with all that was written on it.
 */
export function noteOffline({ t }: Pick<Words, "t">): boolean {
  if (navigator.onLine) return false
  toast({ type: "error", title: t("ui.offline"), about: ["offline"], duration: 8_000 })
  return true
}
