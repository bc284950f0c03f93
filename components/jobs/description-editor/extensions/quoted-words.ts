import { Extension } from "@tiptap/core"
import type { Node } from "@tiptap/pm/model"
import { Plugin, PluginKey } from "@tiptap/pm/state"
import { Decoration, DecorationSet } from "@tiptap/pm/view"
import { quotedWordsEvent, type WordsToUnderline } from "../quoted-words-event"

const underline = "bg-warning-subtle underline underline-offset-4"
const key = new PluginKey<DecorationSet>("quotedWords")

/** Underlines words that a finding beside the editor quotes, while someone is looking at it. The document doesn't change. */
export const QuotedWords = Extension.create({
  name: "quotedWords",

  addProseMirrorPlugins() {
    return [
      new Plugin<DecorationSet>({
        key,
        state: {
          init: () => DecorationSet.empty,
          apply(transaction, set) {
            const words = transaction.getMeta(key) as WordsToUnderline | null | undefined
            if (words === undefined) return set.map(transaction.mapping, transaction.doc)
            return DecorationSet.create(transaction.doc, decorationsOf(transaction.doc, words))
          },
        },
        props: { decorations: (state) => key.getState(state) },
        view(view) {
          function show(event: Event) {
            const words = (event as CustomEvent<WordsToUnderline | null>).detail
            view.dispatch(view.state.tr.setMeta(key, words).setMeta("addToHistory", false))
          }
          document.addEventListener(quotedWordsEvent, show)
          return { destroy: () => document.removeEventListener(quotedWordsEvent, show) }
        },
      }),
    ]
  },
})

function decorationsOf(doc: Node, words: WordsToUnderline | null): Decoration[] {
  const found: Decoration[] = []
  if (words === null) return found
  doc.descendants((node, position) => {
    if (!node.isTextblock) return true
    const text = node.textBetween(0, node.content.size, "", "\n")
    for (const { index, 0: match } of text.matchAll(words.pattern)) {
      const from = position + 1 + index
      found.push(Decoration.inline(from, from + match.length, { class: underline }))
    }
    return false
  })
  return words.occurrence === null ? found : found.slice(words.occurrence, words.occurrence + 1)
}
