import { Extension } from "@tiptap/core"
import { Plugin } from "@tiptap/pm/state"
import { clearFormatting } from "../commands"

export type EditorKeysOptions = { onLink: () => void }

/**
 * Tab indents inside a list, which would trap keyboard users in the editor; after Escape, the next Tab leaves it. The browser only moves
 * the focus if nothing prevents that, so this runs before ProseMirror's own handlers.
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
      // The first item of a list can't be indented further, but Tab must not leave the editor at that one item only.
      Tab: () => {
        if (!this.editor.isActive("listItem")) return false
        this.editor.commands.sinkListItem("listItem")
        return true
      },
      // It submits the form; Shift+Enter breaks the line.
      "Mod-Enter": () => true,
      // The browser would underline the text, which a description can't contain.
      "Mod-u": () => true,
    }
  },

  addProseMirrorPlugins() {
    return [tabAfterEscapeLeaves()]
  },
})
