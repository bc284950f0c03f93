import { Mark, markInputRule } from "@tiptap/core"

type Style = {
  name: "bold" | "italic"
  tags: readonly [string, string]
  key: string
  written: RegExp[]
}

/** A mark with two possible tags; a stored description keeps the one it came with. */
function styleMark({ name, tags, key, written }: Style) {
  return Mark.create({
    name,

    addAttributes() {
      return { tag: { default: tags[0], rendered: false } }
    },

    parseHTML() {
      return tags.map((tag) => ({ tag, attrs: { tag } }))
    },

    renderHTML({ mark }) {
      return [mark.attrs.tag === tags[1] ? tags[1] : tags[0], 0]
    },

    addKeyboardShortcuts() {
      const toggle = () => this.editor.commands.toggleMark(name)
      return { [`Mod-${key}`]: toggle, [`Mod-${key.toUpperCase()}`]: toggle }
    },

    addInputRules() {
      return written.map((find) => markInputRule({ find, type: this.type }))
    },
  })
}

export const Bold = styleMark({
  name: "bold",
  tags: ["strong", "b"],
  key: "b",
  written: [/(?:^|\s)(\*\*(?!\s+\*\*)([^*]+)\*\*(?!\s+\*\*))$/, /(?:^|\s)(__(?!\s+__)([^_]+)__(?!\s+__))$/],
})

export const Italic = styleMark({
  name: "italic",
  tags: ["em", "i"],
  key: "i",
  written: [/(?:^|\s)(\*(?!\s+\*)([^*]+)\*(?!\s+\*))$/, /(?:^|\s)(_(?!\s+_)([^_]+)_(?!\s+_))$/],
})
