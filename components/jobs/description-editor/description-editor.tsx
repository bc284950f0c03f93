"use client"

import { type Ref, useEffect, useId, useImperativeHandle, useMemo, useState } from "react"
import type { Editor } from "@tiptap/react"
import { useMessages } from "@/components/messages/use-messages"
import { contentClass, frameClass, proseClass } from "./editor-classes"
import { focusEditor } from "./commands"
import { useFieldControl, useFieldLabelId } from "@/components/ui/field-context"
import { cn } from "@/components/ui/cn"
import type { Message } from "@/lib/messages/message"
import { DescriptionEditorSkeleton } from "./description-editor-skeleton"
import { descriptionExtensions } from "./extensions/description-extensions"
import { EditingArea } from "./editing-area"
import { EditorToolbar } from "./editor-toolbar"
import { KeysHint } from "./keys-hint"
import { LinkPopover } from "./link-popover"
import { PasteNotice } from "./paste-notice"
import { useDescriptionEditor } from "./use-description-editor"

export type DescriptionEditorHandle = { focus: () => void }

export type DescriptionEditorProps = {
  /** The HTML as it is stored. */
  value: string
  /** Whether `value` differs from what is stored; such a change can be undone when it comes from outside. */
  isChange?: boolean
  /** Called only when the person changed the text, with "" if none is left. */
  onChange: (html: string) => void
  /** Called when the focus leaves the editor, its toolbar and its pop-up. */
  onBlur?: () => void
  id?: string
  labelledBy?: string
  describedBy?: string
  invalid?: boolean
  required?: boolean
  disabled?: boolean
  placeholder?: string
  ref?: Ref<DescriptionEditorHandle>
}

function attributesOf(attributes: Record<string, string | undefined>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(attributes).filter((entry): entry is [string, string] => entry[1] !== undefined),
  )
}

/** Does what `<label for>` does for an input: a click on the label focuses the editor. */
function useLabelClick(labelId: string | undefined, editor: Editor | null): void {
  useEffect(() => {
    const label = labelId && editor ? document.getElementById(labelId) : null
    const focus = () => editor && focusEditor(editor)
    label?.addEventListener("click", focus)
    return () => label?.removeEventListener("click", focus)
  }, [labelId, editor])
}

/** The formatted text of a posting. Inside a `Field`, it takes that field's id, name, help and error; otherwise they are passed to it. */
export function DescriptionEditor(props: DescriptionEditorProps) {
  const { t } = useMessages()
  const { value, onChange, onBlur, required, placeholder = t("descriptionEditor.placeholder"), ref } = props
  const ownId = useId()
  const control = useFieldControl({
    id: props.id,
    disabled: props.disabled,
    "aria-describedby": props.describedBy,
    "aria-invalid": props.invalid || undefined,
  })
  const fieldLabelId = useFieldLabelId()
  const labelId = props.labelledBy ?? fieldLabelId
  const id = control.id ?? ownId
  const disabled = control.disabled ?? false
  const invalid = Boolean(control["aria-invalid"])
  const describedBy = [control["aria-describedby"], `${id}-keys`].filter(Boolean).join(" ")

  const [report, setReport] = useState<Message | null>(null)
  const [linking, setLinking] = useState(false)
  const [extensions] = useState(() =>
    descriptionExtensions({
      onReport: setReport,
      onLink: () => setLinking(true),
    }),
  )

  const attributes = useMemo(
    () =>
      attributesOf({
        id,
        class: cn(contentClass, proseClass),
        role: "textbox",
        "aria-multiline": "true",
        "aria-labelledby": labelId,
        "aria-describedby": describedBy,
        "aria-invalid": invalid ? "true" : undefined,
        "aria-required": required ? "true" : undefined,
        "aria-disabled": disabled ? "true" : undefined,
        "aria-placeholder": placeholder,
      }),
    [id, labelId, required, disabled, placeholder, describedBy, invalid],
  )

  const editor = useDescriptionEditor({
    ...{ extensions, attributes, disabled, value, onChange },
    isChange: props.isChange ?? false,
  })
  useLabelClick(labelId, editor)
  useImperativeHandle(ref, () => ({ focus: () => editor && focusEditor(editor) }), [editor])

  if (!editor) return <DescriptionEditorSkeleton />

  return (
    <div
      onBlur={(event) => {
        if (!linking && !event.currentTarget.contains(event.relatedTarget)) onBlur?.()
      }}
    >
      <div
        className={cn(
          frameClass,
          "transition-colors duration-100 hover:border-muted-foreground has-[[role=textbox]:focus]:border-ring has-[[role=textbox]:focus]:outline-2 has-[[role=textbox]:focus]:-outline-offset-1 has-[[role=textbox]:focus]:outline-ring",
          invalid &&
            "border-destructive has-[[role=textbox]:focus]:border-destructive has-[[role=textbox]:focus]:outline-destructive",
          disabled && "border-border-strong bg-muted text-muted-foreground hover:border-border-strong",
        )}
      >
        <EditorToolbar
          editor={editor}
          controls={id}
          disabled={disabled}
          linking={linking}
          onLink={() => setLinking(true)}
        />
        <EditingArea editor={editor} placeholder={placeholder} />
        <KeysHint id={`${id}-keys`} />
      </div>
      <LinkPopover editor={editor} open={linking} onOpenChange={setLinking} />
      <PasteNotice report={report} onDismiss={() => setReport(null)} />
    </div>
  )
}
