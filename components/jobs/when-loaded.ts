import type { Words } from "@/components/messages/words"
import { toast } from "@/components/ui/toast"

/** What `load` brings, or null where it could not come, which is said: a click is not to be in vain. */
export async function whenLoaded<Module>(load: () => Promise<Module>, { t }: Words): Promise<Module | null> {
  try {
    return await load()
  } catch {
    toast({ type: "error", title: t("ui.offline") })
    return null
  }
}
