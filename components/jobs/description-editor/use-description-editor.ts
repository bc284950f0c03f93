import { createDocument, type Extensions } from "@tiptap/core"
import { useEffect, useRef } from "react"
import { type Editor, useEditor } from "@tiptap/react"
import { closeHistory } from "@tiptap/pm/history"
import type { Node } from "@tiptap/pm/model"
import { documentHtml } from "./document-html"

type Options = {
  extensions: Extensions
  attributes: Record<string, string>
  disabled: boolean
  value: string
  /** Whether a value from outside is a change of the text, which can be undone like a typed one. */
  isChange: boolean
  onChange: (html: string) => void
}

/** The toolbar at the top and the form's footer at the bottom are sticky, and must not cover the cursor. */
const room = { top: 112, right: 0, bottom: 96, left: 0 }
const scrollRoom = { scrollThreshold: room, scrollMargin: room }

/**
 * The editor for a stored description. It only reports changes that a person made, and returns the stored HTML exactly once a change is
 * undone; the HTML that it would write itself never replaces text that nobody touched.
 */
export function useDescriptionEditor({
  extensions,
  attributes,
  disabled,
  value,
  isChange,
  onChange,
}: Options): Editor | null {
  const stored = useRef<{ html: string; doc: Node } | null>(null)
  const lastHtml = useRef<string | null>(null)

  const editor = useEditor({
    extensions,
    content: value,
    immediatelyRender: false,
    editorProps: { attributes, ...scrollRoom },
    onUpdate: ({ editor: updated }) => {
      const { doc } = updated.state
      const html = stored.current?.doc.eq(doc) ? stored.current.html : documentHtml(doc)
      if (html === lastHtml.current) return
      lastHtml.current = html
      onChange(html)
    },
  })

  useEffect(() => {
    if (!editor || value === lastHtml.current) return
    const doc = createDocument(value, editor.schema)
    lastHtml.current = value
    if (isChange) {
      // Undone separately from what was typed just before it.
      editor.view.dispatch(closeHistory(editor.state.tr))
      if (!doc.eq(editor.state.doc)) editor.chain().setContent(value, { emitUpdate: false }).run()
      return
    }
    if (!doc.eq(editor.state.doc)) {
      editor.chain().setMeta("addToHistory", false).setContent(value, { emitUpdate: false }).run()
    }
    stored.current = { html: value, doc: editor.state.doc }
  }, [editor, value, isChange])

  useEffect(() => {
    editor?.setEditable(!disabled, false)
  }, [editor, disabled])

  return editor
}
