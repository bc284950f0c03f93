import { Node, wrappingInputRule } from "@tiptap/core"

/** A numbered list that starts at 1: a description stores neither another start nor another type of number. */
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
