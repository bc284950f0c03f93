"use client"

import type { ApiKey, MadeKey } from "@/lib/queries/api-keys"
import { CreateKeyDialog } from "./create-key-dialog"
import type { ListTime } from "./key-facts"
import { RenameKeyDialog } from "./rename-key-dialog"
import { RevokeKeyDialog } from "./revoke-key-dialog"
import { RotateKeyDialog } from "./rotate-key-dialog"
import { SecretDialog } from "./secret-dialog"

/** The dialog that is open, and about which key. */
export type Asked =
  | { what: "create" }
  | { what: "rename" | "rotate" | "revoke"; apiKey: ApiKey }
  | { what: "secret"; made: MadeKey }

export interface KeyDialogsProps {
  asked: Asked | null
  onAsk: (asked: Asked | null) => void
  time: ListTime
  /** What gets the focus where the button that asked may be gone. */
  focusAfter: () => HTMLElement | null
}

export function KeyDialogs({ asked, onAsk, time, focusAfter }: KeyDialogsProps) {
  const close = () => onAsk(null)
  const show = (made: MadeKey) => onAsk({ what: "secret", made })
  if (asked?.what === "create") return <CreateKeyDialog onClose={close} onCreated={show} />
  if (asked?.what === "rename") return <RenameKeyDialog apiKey={asked.apiKey} onClose={close} />
  if (asked?.what === "rotate")
    return <RotateKeyDialog apiKey={asked.apiKey} onClose={close} onRotated={show} />
  if (asked?.what === "revoke")
    return <RevokeKeyDialog apiKey={asked.apiKey} time={time} onClose={close} focusAfter={focusAfter} />
  if (asked?.what === "secret")
    return <SecretDialog made={asked.made} onClose={close} focusAfter={focusAfter} />
  return null
}
