import { type Editor, Extension } from "@tiptap/core"
import { Decoration, DecorationSet } from "@tiptap/pm/view"
import { Plugin, PluginKey } from "@tiptap/pm/state"

const key = new PluginKey<boolean>("keptSelection")

/** Shows the selection while the focus is elsewhere: in the address field of a new link. */
export const KeptSelection = Extension.create({
  name: "keptSelection",

  addProseMirrorPlugins() {
    return [
      new Plugin<boolean>({
        key,
        state: {
          init: () => false,
          apply: (transaction, shown) => (transaction.getMeta(key) as boolean | undefined) ?? shown,
        },
        props: {
          decorations: (state) => {
            const { from, to, empty } = state.selection
            if (!key.getState(state) || empty) return null
            return DecorationSet.create(state.doc, [Decoration.inline(from, to, { class: "bg-primary/25" })])
          },
        },
      }),
    ]
  },
})

export function showKeptSelection(editor: Editor, shown: boolean): void {
  editor.view.dispatch(editor.state.tr.setMeta(key, shown))
}
