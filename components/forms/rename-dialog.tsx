"use client"

import type * as z from "zod"
import { useMessages } from "@/components/messages/use-messages"
import { Field } from "@/components/ui/field"
import { Input } from "@/components/ui/input"
import { FormDialog, type FormDialogProps } from "./form-dialog"
import { useRequestForm } from "./use-request-form"

type Named = { name: string }

export interface RenameDialogProps extends Pick<
  FormDialogProps,
  "title" | "description" | "confirmLabel" | "cancelLabel" | "onClose" | "focusAfter"
> {
  /** The label of the field. */
  label?: string
  /** The current name. */
  name: string
  schema: z.ZodType<Named, Named>
  rename: (named: Named) => Promise<unknown>
  /** Called with the new name, unless it is the current one. */
  onRenamed?: (name: string) => void
}

/** Asks for a new name. */
export function RenameDialog({
  label,
  name: present,
  schema,
  rename,
  onRenamed,
  ...dialog
}: RenameDialogProps) {
  const { t } = useMessages()
  const request = useRequestForm({
    schema,
    defaultValues: { name: present },
    send: rename,
    onDone({ name }) {
      if (name !== present) onRenamed?.(name)
      dialog.onClose()
    },
  })
  const { form } = request
  return (
    <FormDialog {...dialog} size="sm" request={request}>
      <Field label={label ?? t("frame.nameField")} required error={form.formState.errors.name?.message}>
        <Input
          {...form.register("name")}
          required
          autoComplete="off"
          onFocus={(event) => event.target.select()}
        />
      </Field>
    </FormDialog>
  )
}
