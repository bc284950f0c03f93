import { type Extensions } from "@tiptap/core"
import StarterKit from "@tiptap/starter-kit"
import { Bold, Italic } from "./bold-italic"
import { DescriptionPaste, type DescriptionPasteOptions } from "./description-paste"
import { EditorKeys, type EditorKeysOptions } from "./editor-keys"
import { KeptSelection } from "./kept-selection"
import { Link } from "./link"
import { OrderedList } from "./ordered-list"
import { Paragraph } from "./paragraph"

/** The tags of contract 1.6 and nothing else: what the document cannot hold, it cannot store. */
export function descriptionExtensions(options: EditorKeysOptions & DescriptionPasteOptions): Extensions {
  return [
    StarterKit.configure({
      blockquote: false,
      bold: false,
      code: false,
      codeBlock: false,
      heading: false,
      horizontalRule: false,
      italic: false,
      link: false,
      orderedList: false,
      paragraph: false,
      strike: false,
      // It would add a paragraph to a stored description that ends in a list.
      trailingNode: false,
      underline: false,
      dropcursor: { color: "var(--ring)", width: 2 },
    }),
    Paragraph,
    OrderedList,
    Bold,
    Italic,
    Link,
    KeptSelection,
    DescriptionPaste.configure({ onReport: options.onReport }),
    EditorKeys.configure({ onLink: options.onLink }),
  ]
}
