import { Node, wrappingInputRule } from "@tiptap/core"

/** A numbered list from 1 on: a description stores neither another start nor another kind of number. */
export const OrderedList = Node.create({
  name: "orderedList",
  group: "block list",
  content: "listItem+",

  parseHTML() {
    return [{ tag: "ol" }]
  },

  renderHTML() {
    return ["ol", 0]
  },

  addKeyboardShortcuts() {
    return { "Mod-Shift-7": () => this.editor.commands.toggleList("orderedList", "listItem") }
  },

  addInputRules() {
    return [wrappingInputRule({ find: /^1[.)]\s$/, type: this.type })]
  },
})
