import { dismissToasts, toast } from "@/components/ui/toast"
import { type PresentedKey, useChangeKey } from "@/lib/queries/api-keys"
import type { KeyDialog } from "./key-dialogs"
import { workingPredecessors } from "./key-groups"
import type { KeyActions } from "./key-menu"
import { aboutKey, maskedKey } from "./key-words"

/** What a key's menu does: ask in a dialog, or pause and resume at once, with a way back. */
export function useKeyActions(
  ask: (asked: KeyDialog) => void,
  { keys, now }: { keys: readonly PresentedKey[]; now: Date },
): KeyActions {
  const change = useChangeKey()

  function setPaused(key: PresentedKey, paused: boolean) {
    const { id, name } = key
    const about = aboutKey(key)
    const working = workingPredecessors(key, keys, now).map(maskedKey)
    const beside = working.length > 0 ? ` ${working.join(" and ")}, which it replaced, still works.` : ""
    dismissToasts(about)
    change.mutate(
      { id, paused },
      {
        onSuccess: () =>
          toast({
            title: paused ? "The key is paused" : "The key works again",
            description: paused ? `${name} is refused until it is resumed.${beside}` : name,
            about,
            ...(paused && { action: { label: "Resume", onClick: () => setPaused(key, false) } }),
          }),
        onError: ({ message }) =>
          toast({
            type: "error",
            title: paused ? "The key could not be paused" : "The key could not be resumed",
            description: message,
            about,
          }),
      },
    )
  }

  return {
    rename: (apiKey) => ask({ what: "rename", apiKey }),
    rotate: (apiKey) => ask({ what: "rotate", apiKey }),
    revoke: (apiKey) => ask({ what: "revoke", apiKey }),
    setPaused,
  }
}
