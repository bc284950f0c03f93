"use client"

import { type Editor, EditorContent, useEditorState } from "@tiptap/react"

export function EditingArea({ editor, placeholder }: { editor: Editor; placeholder: string }) {
  const isEmpty = useEditorState({ editor, selector: (state) => state.editor.isEmpty })
  return (
    <div className="relative">
      {isEmpty ? (
        <p
          aria-hidden
          className="pointer-events-none absolute inset-x-3 top-2.5 text-sm leading-6 text-muted-foreground pointer-coarse:text-base"
        >
          {placeholder}
        </p>
      ) : null}
      <EditorContent editor={editor} />
    </div>
  )
}
