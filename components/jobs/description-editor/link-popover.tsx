"use client"

import { useEffect, useRef } from "react"
import type { Editor } from "@tiptap/react"
import { Popover } from "@base-ui/react/popover"
import { posToDOMRect } from "@tiptap/core"
import { LinkForm } from "./link-form"
import { popupClass } from "@/components/ui/popup"
import { cn } from "@/components/ui/cn"
import { showKeptSelection } from "./extensions/kept-selection"

type LinkPopoverProps = { editor: Editor; open: boolean; onOpenChange: (open: boolean) => void }

/** Asks for a link's address beside the words that it is for. */
export function LinkPopover({ editor, open, onOpenChange }: LinkPopoverProps) {
  const address = useRef<HTMLInputElement>(null)

  useEffect(() => {
    if (!open) return
    showKeptSelection(editor, true)
    return () => {
      if (!editor.isDestroyed) showKeptSelection(editor, false)
    }
  }, [editor, open])

  const anchor = {
    getBoundingClientRect: () => {
      const { from, to } = editor.state.selection
      return posToDOMRect(editor.view, from, to)
    },
    contextElement: editor.view.dom,
  }

  return (
    <Popover.Root open={open} onOpenChange={onOpenChange}>
      <Popover.Portal>
        <Popover.Positioner
          anchor={anchor}
          sideOffset={8}
          align="start"
          collisionPadding={8}
          className="z-60"
        >
          <Popover.Popup
            initialFocus={address}
            finalFocus={() => editor.view.dom}
            className={cn(popupClass, "w-80 max-w-(--available-width) p-3")}
          >
            <LinkForm editor={editor} addressRef={address} onDone={() => onOpenChange(false)} />
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}
