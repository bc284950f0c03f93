"use client"

import type { Editor } from "@tiptap/react"
import type { LucideIcon } from "lucide-react"
import { Toolbar } from "@base-ui/react/toolbar"
import { cn } from "@/components/ui/cn"
import { toolbarButtonClass } from "./editor-classes"
import { focusEditor } from "./commands"
import { Tooltip } from "@/components/ui/tooltip"
import { useModifierKey } from "@/components/ui/kbd"

type ToolbarButtonProps = {
  editor: Editor
  label: string
  /** The shortcut, with Mod for Ctrl or ⌘. */
  keys?: string
  icon: LucideIcon
  /** Whether what it does is already in effect; undefined if that doesn't apply. */
  pressed?: boolean
  /** Whether the pop-up that it opens is open. */
  opens?: boolean
  disabled: boolean
  onRun: () => void
}

function shownKeys(keys: string, modifier: string): string {
  if (modifier !== "⌘") return keys.replace("Mod", "Ctrl")
  return keys.replace("Mod+", "⌘").replace("Shift+", "⇧")
}

export function ToolbarButton({
  editor,
  label,
  keys,
  icon: Icon,
  pressed,
  opens,
  disabled,
  onRun,
}: ToolbarButtonProps) {
  const modifier = useModifierKey()
  const opensPopup = opens !== undefined

  return (
    <Tooltip content={label} shortcut={keys && shownKeys(keys, modifier)}>
      <Toolbar.Button
        aria-label={label}
        aria-pressed={pressed}
        aria-haspopup={opensPopup ? "dialog" : undefined}
        aria-expanded={opens}
        aria-keyshortcuts={keys?.replace("Mod", modifier === "⌘" ? "Meta" : "Control")}
        disabled={disabled}
        className={cn(
          "inline-flex items-center justify-center rounded-md text-foreground transition-colors duration-100 hover:bg-accent focus-visible:-outline-offset-2 aria-disabled:text-muted-foreground aria-disabled:opacity-50 aria-disabled:hover:bg-transparent aria-pressed:bg-secondary aria-pressed:hover:bg-secondary-hover aria-[pressed=true]:text-primary-text [&_svg]:size-4",
          toolbarButtonClass,
        )}
        // A click must not take the selection away from the text it applies to.
        onMouseDown={(event) => event.preventDefault()}
        onClick={(event) => {
          onRun()
          // With the keyboard, the focus stays here, so that the next button is an arrow key away.
          if (event.detail > 0 && !opensPopup) focusEditor(editor)
        }}
      >
        <Icon aria-hidden />
      </Toolbar.Button>
    </Tooltip>
  )
}

export function ToolbarSeparator() {
  return <Toolbar.Separator className="mx-1 h-5 w-px bg-border pointer-coarse:mx-0.5" />
}
