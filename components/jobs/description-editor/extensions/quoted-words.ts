import { Extension } from "@tiptap/core"
import type { Node } from "@tiptap/pm/model"
import { Plugin, PluginKey } from "@tiptap/pm/state"
import { Decoration, DecorationSet } from "@tiptap/pm/view"
import { quotedWordsEvent } from "../quoted-words-event"

const underline = "bg-warning-subtle underline underline-offset-4"
const key = new PluginKey<DecorationSet>("quotedWords")

/** Underlines words that a finding beside the editor quotes, while somebody looks at it. The document stays as it is. */
export const QuotedWords = Extension.create({
  name: "quotedWords",

  addProseMirrorPlugins() {
    return [
      new Plugin<DecorationSet>({
        key,
        state: {
          init: () => DecorationSet.empty,
          apply(transaction, set) {
            const quote = transaction.getMeta(key) as string | undefined
            if (quote === undefined) return set.map(transaction.mapping, transaction.doc)
            return DecorationSet.create(transaction.doc, decorationsOf(transaction.doc, quote))
          },
        },
        props: { decorations: (state) => key.getState(state) },
        view(view) {
          function show(event: Event) {
            const quote = (event as CustomEvent<string>).detail
            view.dispatch(view.state.tr.setMeta(key, quote).setMeta("addToHistory", false))
          }
          document.addEventListener(quotedWordsEvent, show)
          return { destroy: () => document.removeEventListener(quotedWordsEvent, show) }
        },
      }),
    ]
  },
})

function decorationsOf(doc: Node, quote: string): Decoration[] {
  const found: Decoration[] = []
  if (quote === "") return found
  doc.descendants((node, position) => {
    if (!node.isTextblock) return true
    const text = node.textBetween(0, node.content.size, "", "\n")
    for (let at = text.indexOf(quote); at >= 0; at = text.indexOf(quote, at + quote.length)) {
      const from = position + 1 + at
      found.push(Decoration.inline(from, from + quote.length, { class: underline }))
    }
    return false
  })
  return found
}
