import { type Editor, getMarkRange } from "@tiptap/core"

/** Focuses the editor at once, while TipTap's own command waits for the next frame: an error summary may check where the focus went. */
export function focusEditor(editor: Editor): void {
  editor.view.focus()
  editor.view.dispatch(editor.state.tr.scrollIntoView())
}

/** Removes marks and lists from the selection, or from the paragraph around the cursor. */
export function clearFormatting(editor: Editor): boolean {
  const { empty, $from } = editor.state.selection
  return editor
    .chain()
    .command(({ tr }) => {
      if (empty) tr.removeMark($from.start(), $from.end())
      return true
    })
    .unsetAllMarks()
    .clearNodes()
    .run()
}

export function toggleBulletList(editor: Editor): boolean {
  return editor.commands.toggleList("bulletList", "listItem")
}

export function toggleOrderedList(editor: Editor): boolean {
  return editor.commands.toggleList("orderedList", "listItem")
}

export type LinkTarget = { href: string; text: string; hasText: boolean }

/** The link at the cursor, or what would become one. */
export function linkAtSelection(editor: Editor): LinkTarget {
  const { selection, schema, doc } = editor.state
  const type = schema.marks.link
  const range = type && getMarkRange(selection.$from, type)
  const href = (editor.getAttributes("link").href as string | null) ?? ""
  const { from, to } = href && selection.empty && range ? range : selection
  return { href, text: doc.textBetween(from, to, " "), hasText: from !== to }
}

/** Links the selection, changes the link at the cursor, or inserts `text` as a new link. */
export function applyLink(editor: Editor, href: string, text: string): void {
  if (linkAtSelection(editor).hasText) {
    const linked = editor.chain().extendMarkRange("link").setMark("link", { href })
    // The cursor goes after the link, so that typing doesn't replace it.
    linked.command(({ tr, commands }) => commands.setTextSelection(tr.selection.to)).run()
  } else {
    const shown = text.trim() || href.replace(/^mailto:/i, "")
    editor.commands.insertContent({ type: "text", text: shown, marks: [{ type: "link", attrs: { href } }] })
  }
  focusEditor(editor)
}

export function removeLink(editor: Editor): boolean {
  return editor.commands.command(({ tr, state }) => {
    const { selection, schema } = state
    const type = schema.marks.link
    const range = type && getMarkRange(selection.$from, type)
    const { from, to } = selection.empty && range ? range : selection
    if (type) tr.removeMark(from, to, type)
    return true
  })
}
