import { type Extensions } from "@tiptap/core"
import { Document } from "@tiptap/extension-document"
import { HardBreak } from "@tiptap/extension-hard-break"
import { BulletList, ListItem, ListKeymap } from "@tiptap/extension-list"
import { Text } from "@tiptap/extension-text"
import { Dropcursor, Gapcursor, UndoRedo } from "@tiptap/extensions"
import { Bold, Italic } from "./bold-italic"
import { DescriptionPaste, type DescriptionPasteOptions } from "./description-paste"
import { EditorKeys, type EditorKeysOptions } from "./editor-keys"
import { KeptSelection } from "./kept-selection"
import { LinkMark } from "./link-mark"
import { OrderedList } from "./ordered-list"
import { Paragraph } from "./paragraph"
import { QuotedWords } from "./quoted-words"

/** The tags of contract 1.6 and nothing else: what the document can't contain, it can't store. */
export function descriptionExtensions(options: EditorKeysOptions & DescriptionPasteOptions): Extensions {
  return [
    Document,
    Text,
    HardBreak,
    BulletList,
    ListItem,
    ListKeymap,
    UndoRedo,
    Gapcursor,
    Dropcursor.configure({ color: "var(--ring)", width: 2 }),
    Paragraph,
    OrderedList,
    Bold,
    Italic,
    LinkMark,
    KeptSelection,
    QuotedWords,
    DescriptionPaste.configure({ onReport: options.onReport }),
    EditorKeys.configure({ onLink: options.onLink }),
  ]
}
