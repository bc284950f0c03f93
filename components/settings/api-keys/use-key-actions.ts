import { toast } from "@/components/ui/toast"
import { type ApiKey, useChangeKey } from "@/lib/queries/api-keys"
import type { Asked } from "./key-dialogs"
import type { KeyActions } from "./key-menu"

/** What a key's menu does: ask in a dialog, or pause and resume at once, with a way back. */
export function useKeyActions(ask: (asked: Asked) => void): KeyActions {
  const change = useChangeKey()

  function setPaused({ id, name }: ApiKey, paused: boolean) {
    change.mutate(
      { id, paused },
      {
        onSuccess: () =>
          toast({
            title: paused ? "The key is paused" : "The key works again",
            description: paused ? `${name} is refused until it is resumed.` : name,
            ...(paused && {
              action: { label: "Resume", onClick: () => change.mutate({ id, paused: false }) },
            }),
          }),
        onError: ({ message }) =>
          toast({
            type: "error",
            title: paused ? "The key could not be paused" : "The key could not be resumed",
            description: message,
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
