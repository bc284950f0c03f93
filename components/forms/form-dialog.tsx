"use client"

import { type FormEvent, type ReactNode, useId } from "react"
import { Button } from "@/components/ui/button"
import { Dialog, DialogClose, type DialogProps } from "@/components/ui/dialog"
import { FormRefusal } from "./form-refusal"

export interface FormDialogProps extends Pick<
  DialogProps,
  "title" | "description" | "size" | "initialFocus" | "focusAfter"
> {
  /** From `useRequestForm`. */
  request: {
    form: { formState: { isSubmitting: boolean } }
    submit: (event?: FormEvent) => Promise<void>
    refusal: string | null
  }
  confirmLabel: string
  cancelLabel?: string
  destructive?: boolean
  /** Set if its fields hold a secret, which must not end up in the URL if the script fails. */
  secret?: boolean
  onClose: () => void
  children: ReactNode
}

/** A form in a dialog, with the service's refusal at the top. */
export function FormDialog({
  request: { form, submit, refusal },
  confirmLabel,
  cancelLabel,
  destructive,
  secret,
  onClose,
  children,
  ...dialog
}: FormDialogProps) {
  const formId = useId()
  return (
    <Dialog
      {...dialog}
      open
      onOpenChange={onClose}
      footer={
        <>
          <DialogClose>{cancelLabel}</DialogClose>
          <Button
            type="submit"
            form={formId}
            variant={destructive ? "destructive" : "primary"}
            loading={form.formState.isSubmitting}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        {...(secret ? { method: "post" } : {})}
        noValidate
        onSubmit={submit}
        className="flex flex-col gap-5"
      >
        <FormRefusal>{refusal}</FormRefusal>
        {children}
      </form>
    </Dialog>
  )
}
