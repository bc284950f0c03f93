import { useRouter } from "next/navigation"
import { useEffect, useRef } from "react"
import type { WebhookAnswer } from "@/lib/queries/webhooks"
import { isInTrouble } from "./webhook-words"

/** Has the server render the notice about failing webhooks anew when another one fails, or when none does any longer. */
export function useNoticeInStep(webhooks: readonly WebhookAnswer[] | undefined): void {
  const router = useRouter()
  const troubled = webhooks
    ?.filter(isInTrouble)
    .map(({ id, status }) => `${id} ${status}`)
    .join()
  const told = useRef<string | undefined>(undefined)
  useEffect(() => {
    if (troubled === undefined || told.current === troubled) return
    if (told.current !== undefined) router.refresh()
    told.current = troubled
  }, [router, troubled])
}
