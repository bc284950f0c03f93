"use client"

import { Bold, Italic, Link, List, ListOrdered, Redo2, RemoveFormatting, Undo2, Unlink } from "lucide-react"
import { type Editor, useEditorState } from "@tiptap/react"
import { Toolbar } from "@base-ui/react/toolbar"
import { clearFormatting, focusEditor, removeLink, toggleBulletList, toggleOrderedList } from "./commands"
import { toolbarClass } from "./editor-classes"
import { cn } from "@/components/ui/cn"
import { ToolbarButton, ToolbarSeparator } from "./toolbar-button"

type EditorToolbarProps = {
  editor: Editor
  /** The id of the editing area. */
  controls: string
  disabled: boolean
  linking: boolean
  onLink: () => void
}

function useToolbarState(editor: Editor) {
  return useEditorState({
    editor,
    selector: ({ editor: current }) => ({
      bold: current.isActive("bold"),
      italic: current.isActive("italic"),
      bulletList: current.isActive("bulletList"),
      orderedList: current.isActive("orderedList"),
      link: current.isActive("link"),
      canUndo: current.can().undo(),
      canRedo: current.can().redo(),
    }),
  })
}

/** One tab stop; arrow keys go from button to button. Sticks under the page's top while its editor is in view. */
export function EditorToolbar({ editor, controls, disabled, linking, onLink }: EditorToolbarProps) {
  const state = useToolbarState(editor)
  const shared = { editor, disabled }

  return (
    <Toolbar.Root
      aria-label="Formatting"
      aria-controls={controls}
      className={cn(toolbarClass, "sticky top-top-bar z-10")}
      onKeyDown={(event) => {
        if (event.key === "Escape") focusEditor(editor)
      }}
    >
      <ToolbarButton
        {...shared}
        label="Bold"
        keys="Mod+B"
        icon={Bold}
        pressed={state.bold}
        onRun={() => editor.commands.toggleMark("bold")}
      />
      <ToolbarButton
        {...shared}
        label="Italic"
        keys="Mod+I"
        icon={Italic}
        pressed={state.italic}
        onRun={() => editor.commands.toggleMark("italic")}
      />
      <ToolbarSeparator />
      <ToolbarButton
        {...shared}
        label="Bulleted list"
        keys="Mod+Shift+8"
        icon={List}
        pressed={state.bulletList}
        onRun={() => toggleBulletList(editor)}
      />
      <ToolbarButton
        {...shared}
        label="Numbered list"
        keys="Mod+Shift+7"
        icon={ListOrdered}
        pressed={state.orderedList}
        onRun={() => toggleOrderedList(editor)}
      />
      <ToolbarSeparator />
      <ToolbarButton
        {...shared}
        label="Link"
        keys="Mod+K"
        icon={Link}
        pressed={state.link}
        opens={linking}
        onRun={onLink}
      />
      <ToolbarButton
        {...shared}
        label="Remove link"
        icon={Unlink}
        disabled={disabled || !state.link}
        onRun={() => removeLink(editor)}
      />
      <ToolbarButton
        {...shared}
        label="Clear formatting"
        keys="Mod+\"
        icon={RemoveFormatting}
        onRun={() => clearFormatting(editor)}
      />
      <ToolbarSeparator />
      <ToolbarButton
        {...shared}
        label="Undo"
        keys="Mod+Z"
        icon={Undo2}
        disabled={disabled || !state.canUndo}
        onRun={() => editor.commands.undo()}
      />
      <ToolbarButton
        {...shared}
        label="Redo"
        keys="Mod+Shift+Z"
        icon={Redo2}
        disabled={disabled || !state.canRedo}
        onRun={() => editor.commands.redo()}
      />
    </Toolbar.Root>
  )
}
