"use client"

import { type FormEvent, type RefObject, useState } from "react"
import type { Editor } from "@tiptap/react"
import { Popover } from "@base-ui/react/popover"
import { useMessages } from "@/components/messages/use-messages"
import { applyLink, linkAtSelection, removeLink } from "./commands"
import { Button } from "@/components/ui/button"
import { checkAddress } from "./link-address"
import { Field } from "@/components/ui/field"
import { Input } from "@/components/ui/input"

type LinkFormProps = { editor: Editor; addressRef: RefObject<HTMLInputElement | null>; onDone: () => void }

export function LinkForm({ editor, addressRef, onDone }: LinkFormProps) {
  const { t, textOf } = useMessages()
  const [target] = useState(() => linkAtSelection(editor))
  const [address, setAddress] = useState(target.href)
  const [text, setText] = useState("")
  const [problem, setProblem] = useState<string | null>(null)

  const save = (event: FormEvent) => {
    event.preventDefault()
    // To React, the posting's form is this one's parent, wherever the pop-up is in the document.
    event.stopPropagation()
    const checked = checkAddress(address)
    if (checked.href === null) {
      setProblem(textOf(checked.problem))
      addressRef.current?.focus()
      return
    }
    onDone()
    applyLink(editor, checked.href, text)
  }

  return (
    <form noValidate onSubmit={save} className="flex flex-col gap-3">
      <Popover.Title className="text-sm font-semibold">
        {t(target.href ? "descriptionEditor.changeLink" : "descriptionEditor.addLink")}
      </Popover.Title>
      <Field
        label={t("descriptionEditor.address")}
        hint={problem ? undefined : t("descriptionEditor.addressHint")}
        error={problem}
      >
        <Input
          ref={addressRef}
          value={address}
          inputMode="url"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          placeholder={t("descriptionEditor.addressExample")}
          onChange={(event) => {
            setAddress(event.target.value)
            setProblem(null)
          }}
        />
      </Field>
      {target.hasText ? null : (
        <Field label={t("descriptionEditor.linkText")} hint={t("descriptionEditor.linkTextHint")}>
          <Input value={text} onChange={(event) => setText(event.target.value)} />
        </Field>
      )}
      <div className="flex items-center gap-2">
        <Button type="submit" variant="primary" size="sm">
          {t(target.href ? "descriptionEditor.changeLink" : "descriptionEditor.addLink")}
        </Button>
        {target.href ? (
          <Button
            size="sm"
            variant="ghost"
            onClick={() => {
              removeLink(editor)
              onDone()
            }}
          >
            {t("descriptionEditor.removeLink")}
          </Button>
        ) : null}
        <Button size="sm" variant="ghost" className="ml-auto" onClick={onDone}>
          {t("ui.cancel")}
        </Button>
      </div>
    </form>
  )
}
