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
  /** What the field is called. */
  label?: string
  /** The present name. */
  name: string
  schema: z.ZodType<Named, Named>
  rename: (named: Named) => Promise<unknown>
  /** Told of the new name, unless it is the present one. */
  onRenamed?: (name: string) => void
}

/** Asks for another name. */
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
