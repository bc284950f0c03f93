"use client"

import { Ban, Ellipsis, Pause, Pencil, Play, RefreshCw } from "lucide-react"
import { quoted } from "@/components/jobs/job-words"
import { Button } from "@/components/ui/button"
import { Menu } from "@/components/ui/menu"
import { MenuItem, MenuSeparator } from "@/components/ui/menu-items"
import type { PresentedKey } from "@/lib/queries/api-keys"

export type KeyActions = {
  rename: (key: PresentedKey) => void
  setPaused: (key: PresentedKey, paused: boolean) => void
  rotate: (key: PresentedKey) => void
  revoke: (key: PresentedKey) => void
}

/** What can be done with a key that has not been withdrawn. */
export function KeyMenu({ apiKey, actions }: { apiKey: PresentedKey; actions: KeyActions }) {
  const paused = apiKey.state === "paused"
  const works = apiKey.state === "active" || paused
  return (
    <Menu
      trigger={
        <Button
          variant="ghost"
          size="icon-sm"
          aria-label={`Actions for ${quoted(apiKey.name)}, ${apiKey.lastFour}`}
          className="text-muted-foreground"
        >
          <Ellipsis aria-hidden />
        </Button>
      }
    >
      <MenuItem icon={<Pencil />} onSelect={() => actions.rename(apiKey)}>
        Rename…
      </MenuItem>
      {works ? (
        <>
          <MenuItem icon={paused ? <Play /> : <Pause />} onSelect={() => actions.setPaused(apiKey, !paused)}>
            {paused ? "Resume" : "Pause"}
          </MenuItem>
          <MenuItem icon={<RefreshCw />} onSelect={() => actions.rotate(apiKey)}>
            Rotate…
          </MenuItem>
        </>
      ) : null}
      <MenuSeparator />
      <MenuItem icon={<Ban />} destructive onSelect={() => actions.revoke(apiKey)}>
        Revoke…
      </MenuItem>
    </Menu>
  )
}
