"use client"

import { Ban, Ellipsis, Pause, Pencil, Play, RefreshCw } from "lucide-react"
import { useMessages } from "@/components/messages/use-messages"
import { Button } from "@/components/ui/button"
import { Menu } from "@/components/ui/menu"
import { MenuItem, MenuSeparator } from "@/components/ui/menu-items"
import type { PresentedKey } from "@/lib/queries/api-keys"
import { keyName } from "./key-words"

export type KeyActions = {
  rename: (key: PresentedKey) => void
  setPaused: (key: PresentedKey, paused: boolean) => void
  rotate: (key: PresentedKey) => void
  revoke: (key: PresentedKey) => void
}

/** What can be done with a key that hasn't been revoked. */
export function KeyMenu({ apiKey, actions }: { apiKey: PresentedKey; actions: KeyActions }) {
  const { t } = useMessages()
  const paused = apiKey.state === "paused"
  const works = apiKey.state === "active" || paused
  return (
    <Menu
      trigger={
        <Button
          variant="ghost"
          size="icon-sm"
          aria-label={t("keys.actionsFor", { name: keyName(apiKey), lastFour: apiKey.lastFour })}
          className="text-muted-foreground"
        >
          <Ellipsis aria-hidden />
        </Button>
      }
    >
      <MenuItem icon={<Pencil />} onSelect={() => actions.rename(apiKey)}>
        {t("keys.rename")}
      </MenuItem>
      {works ? (
        <>
          <MenuItem icon={paused ? <Play /> : <Pause />} onSelect={() => actions.setPaused(apiKey, !paused)}>
            {t(paused ? "keys.resume" : "keys.pause")}
          </MenuItem>
          <MenuItem icon={<RefreshCw />} onSelect={() => actions.rotate(apiKey)}>
            {t("keys.rotate")}
          </MenuItem>
        </>
      ) : null}
      <MenuSeparator />
      <MenuItem icon={<Ban />} destructive onSelect={() => actions.revoke(apiKey)}>
        {t("keys.revoke")}
      </MenuItem>
    </Menu>
  )
}
