import { Extension } from "@tiptap/core"
import { Plugin } from "@tiptap/pm/state"
import { clearFormatting } from "../commands"

export type EditorKeysOptions = { onLink: () => void }

/**
 * Tab indents inside of a list, which would keep a keyboard in the editor for good; after Escape the next Tab leaves
 * it. The browser moves the focus only if nobody prevents it, so this stands before ProseMirror's own handlers.
 */
function tabAfterEscapeLeaves() {
  let escaped = false
  return new Plugin({
    props: {
      handleDOMEvents: {
        keydown: (_view, event) => {
          const leaves = escaped && event.key === "Tab"
          if (event.key !== "Shift") escaped = event.key === "Escape"
          return leaves
        },
      },
    },
  })
}

function focusToolbarOf(area: HTMLElement): void {
  const toolbar = document.querySelector(`[role="toolbar"][aria-controls="${CSS.escape(area.id)}"]`)
  toolbar?.querySelector<HTMLElement>("[tabindex='0']")?.focus()
}

export const EditorKeys = Extension.create<EditorKeysOptions>({
  name: "editorKeys",
  priority: 2000,

  addOptions() {
    return { onLink: () => {} }
  },

  addKeyboardShortcuts() {
    return {
      "Mod-k": () => {
        this.options.onLink()
        return true
      },
      "Alt-F10": () => {
        focusToolbarOf(this.editor.view.dom)
        return true
      },
      "Mod-\\": () => clearFormatting(this.editor),
      // The first item of a list cannot go further in; Tab must not leave the editor at just that one.
      Tab: () => {
        if (!this.editor.isActive("listItem")) return false
        this.editor.commands.sinkListItem("listItem")
        return true
      },
      // The form is finished with it; Shift+Enter breaks the line.
      "Mod-Enter": () => true,
      // The browser would underline by itself, which a description cannot hold.
      "Mod-u": () => true,
    }
  },

  addProseMirrorPlugins() {
    return [tabAfterEscapeLeaves()]
  },
})
