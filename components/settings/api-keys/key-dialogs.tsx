"use client"

import { dismissToasts } from "@/components/ui/toast"
import type { PresentedKey, MadeKey } from "@/lib/queries/api-keys"
import { CreateKeyDialog } from "./create-key-dialog"
import { aboutKey } from "./key-words"
import type { KeysNow } from "./keys-now"
import { RenameKeyDialog } from "./rename-key-dialog"
import { RevokeKeyDialog } from "./revoke-key-dialog"
import { RotateKeyDialog } from "./rotate-key-dialog"
import { SecretDialog } from "./secret-dialog"

/** The dialog that is open, and about which key. */
export type KeyDialog =
  | { what: "create" }
  | { what: "rename" | "rotate" | "revoke"; apiKey: PresentedKey }
  | { what: "secret"; made: MadeKey }

export interface KeyDialogsProps {
  asked: KeyDialog | null
  onAsk: (asked: KeyDialog | null) => void
  now: KeysNow
  /** Gets the focus if the button that asked may be gone. */
  focusAfter: () => HTMLElement | null
}

export function KeyDialogs({ asked, onAsk, now, focusAfter }: KeyDialogsProps) {
  const close = () => onAsk(null)
  const show = (made: MadeKey) => {
    // A paused key that was replaced must not be resumed.
    if (made.key.replaces) dismissToasts(aboutKey(made.key.replaces))
    onAsk({ what: "secret", made })
  }
  const present = (apiKey: PresentedKey) => now.keys.find(({ id }) => id === apiKey.id) ?? apiKey
  if (asked?.what === "create") return <CreateKeyDialog onClose={close} onCreated={show} />
  if (asked?.what === "rename") return <RenameKeyDialog apiKey={asked.apiKey} onClose={close} />
  if (asked?.what === "rotate")
    return <RotateKeyDialog apiKey={present(asked.apiKey)} onClose={close} onRotated={show} />
  if (asked?.what === "revoke")
    return (
      <RevokeKeyDialog apiKey={present(asked.apiKey)} now={now} onClose={close} focusAfter={focusAfter} />
    )
  if (asked?.what === "secret")
    return <SecretDialog made={asked.made} onClose={close} focusAfter={focusAfter} />
  return null
}
