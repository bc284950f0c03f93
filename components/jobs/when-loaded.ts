import type { Words } from "@/components/messages/words"
import { toast } from "@/components/ui/toast"

/** What `load` resolves to, or null if it failed, which is then shown: a click must not go unanswered. */
export async function whenLoaded<Module>(load: () => Promise<Module>, { t }: Words): Promise<Module | null> {
  try {
    return await load()
  } catch {
    toast({ type: "error", title: t("ui.offline") })
    return null
  }
}
