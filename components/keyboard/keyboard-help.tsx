"use client"

import { useMessages } from "@/components/messages/use-messages"
import { Dialog } from "@/components/ui/dialog"
import { Kbd, useModifierKey } from "@/components/ui/kbd"
import { Switch } from "@/components/ui/switch"
import { turnShortcuts, useShortcutsAreOn } from "./shortcuts-setting"

export type ShortcutGroup = { title: string; shortcuts: readonly { keys: readonly string[]; does: string }[] }

export interface KeyboardHelpProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  groups: readonly ShortcutGroup[]
  focusAfter: () => HTMLElement | null
}

/** Shows which keys do what, and lets people turn them off. */
export function KeyboardHelp({ open, onOpenChange, groups, focusAfter }: KeyboardHelpProps) {
  const { t } = useMessages()
  const on = useShortcutsAreOn()
  const modifier = useModifierKey()
  const names: Record<string, string> = {
    Ctrl: modifier,
    Enter: t("frame.keyEnter"),
    Shift: t("frame.keyShift"),
    Esc: t("frame.keyEscape"),
  }
  const named = (key: string) => names[key] ?? key
  return (
    <Dialog
      title={t("frame.shortcuts")}
      description={t("frame.shortcutsAct")}
      open={open}
      onOpenChange={onOpenChange}
      focusAfter={focusAfter}
    >
      <div className="grid gap-6 sm:grid-cols-2">
        {groups.map((group) => (
          <section key={group.title}>
            <h3 className="mb-1 text-xs font-medium text-muted-foreground">{group.title}</h3>
            <dl>
              {group.shortcuts.map(({ keys, does }) => (
                <div key={does} className="flex min-h-8 items-center justify-between gap-4 border-b py-1">
                  <dt className="text-compact">{does}</dt>
                  <dd className="flex gap-1">
                    {keys.map((key) => (
                      <span key={key}>
                        <Kbd>{named(key)}</Kbd>
                        <span className="sr-only">{named(key)}</span>
                      </span>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
      <div className="mt-6">
        <Switch
          label={t("frame.useShortcuts")}
          hint={t("frame.useShortcutsHint")}
          checked={on}
          onCheckedChange={turnShortcuts}
        />
      </div>
    </Dialog>
  )
}
