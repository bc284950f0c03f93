import { useMessages } from "@/components/messages/use-messages"
import { dismissToasts, toast } from "@/components/ui/toast"
import { formatList } from "@/lib/format/lists"
import { localeOf } from "@/lib/messages/locale-of"
import { type PresentedKey, useChangeKey } from "@/lib/queries/api-keys"
import type { KeyDialog } from "./key-dialogs"
import { workingPredecessors } from "./key-groups"
import type { KeyActions } from "./key-menu"
import { aboutKey, maskedKey } from "./key-words"

/** What a key's menu does: ask in a dialog, or pause and resume at once, with an undo. */
export function useKeyActions(
  ask: (asked: KeyDialog) => void,
  { keys, now }: { keys: readonly PresentedKey[]; now: Date },
): KeyActions {
  const { t, language } = useMessages()
  const change = useChangeKey()

  function setPaused(key: PresentedKey, paused: boolean) {
    const { id, name } = key
    const about = aboutKey(key)
    const working = workingPredecessors(key, keys, now).map(maskedKey)
    const count = working.length
    const pausedText = () =>
      count > 0
        ? t("keys.pausedBeside", { name, count, keys: formatList(working, localeOf[language]) })
        : t("keys.pausedText", { name })
    dismissToasts(about)
    change.mutateAsync({ id, paused }).then(
      () =>
        toast({
          title: t(paused ? "keys.paused" : "keys.resumed"),
          description: paused ? pausedText() : name,
          about,
          ...(paused && { action: { label: t("keys.resume"), onClick: () => setPaused(key, false) } }),
        }),
      ({ message }: Error) =>
        toast({
          type: "error",
          title: t(paused ? "keys.notPaused" : "keys.notResumed"),
          description: message,
          about,
        }),
    )
  }

  return {
    rename: (apiKey) => ask({ what: "rename", apiKey }),
    rotate: (apiKey) => ask({ what: "rotate", apiKey }),
    revoke: (apiKey) => ask({ what: "revoke", apiKey }),
    setPaused,
  }
}
