"use client"

import { Bold, Italic, Link, List, ListOrdered, Redo2, RemoveFormatting, Undo2, Unlink } from "lucide-react"
import { type Editor, useEditorState } from "@tiptap/react"
import { Toolbar } from "@base-ui/react/toolbar"
import { clearFormatting, focusEditor, removeLink, toggleBulletList, toggleOrderedList } from "./commands"
import { toolbarClass } from "./editor-classes"
import { useMessages } from "@/components/messages/use-messages"
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

/** One tab stop; arrow keys move between the buttons. Sticks below the page's top bar while its editor is in view. */
export function EditorToolbar({ editor, controls, disabled, linking, onLink }: EditorToolbarProps) {
  const { t } = useMessages()
  const state = useToolbarState(editor)
  const shared = { editor, disabled }

  return (
    <Toolbar.Root
      aria-label={t("descriptionEditor.formatting")}
      aria-controls={controls}
      className={cn(toolbarClass, "sticky top-top-bar z-10 short:static")}
      onKeyDown={(event) => {
        if (event.key === "Escape") focusEditor(editor)
      }}
    >
      <ToolbarButton
        {...shared}
        label={t("descriptionEditor.bold")}
        keys="Mod+B"
        icon={Bold}
        pressed={state.bold}
        onRun={() => editor.commands.toggleMark("bold")}
      />
      <ToolbarButton
        {...shared}
        label={t("descriptionEditor.italic")}
        keys="Mod+I"
        icon={Italic}
        pressed={state.italic}
        onRun={() => editor.commands.toggleMark("italic")}
      />
      <ToolbarSeparator />
      <ToolbarButton
        {...shared}
        label={t("descriptionEditor.bulletedList")}
        keys="Mod+Shift+8"
        icon={List}
        pressed={state.bulletList}
        onRun={() => toggleBulletList(editor)}
      />
      <ToolbarButton
        {...shared}
        label={t("descriptionEditor.numberedList")}
        keys="Mod+Shift+7"
        icon={ListOrdered}
        pressed={state.orderedList}
        onRun={() => toggleOrderedList(editor)}
      />
      <ToolbarSeparator />
      <ToolbarButton
        {...shared}
        label={t("descriptionEditor.link")}
        keys="Mod+K"
        icon={Link}
        pressed={state.link}
        opens={linking}
        onRun={onLink}
      />
      <ToolbarButton
        {...shared}
        label={t("descriptionEditor.removeLink")}
        icon={Unlink}
        disabled={disabled || !state.link}
        onRun={() => removeLink(editor)}
      />
      <ToolbarButton
        {...shared}
        label={t("descriptionEditor.clearFormatting")}
        keys="Mod+\"
        icon={RemoveFormatting}
        onRun={() => clearFormatting(editor)}
      />
      <ToolbarSeparator />
      <ToolbarButton
        {...shared}
        label={t("descriptionEditor.undo")}
        keys="Mod+Z"
        icon={Undo2}
        disabled={disabled || !state.canUndo}
        onRun={() => editor.commands.undo()}
      />
      <ToolbarButton
        {...shared}
        label={t("descriptionEditor.redo")}
        keys="Mod+Shift+Z"
        icon={Redo2}
        disabled={disabled || !state.canRedo}
        onRun={() => editor.commands.redo()}
      />
    </Toolbar.Root>
  )
}
