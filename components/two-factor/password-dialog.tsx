"use client"

import { type ReactNode, useId } from "react"
import { useRequestForm } from "@/components/forms/use-request-form"
import { useMessages } from "@/components/messages/use-messages"
import { Banner } from "@/components/ui/banner"
import { Button } from "@/components/ui/button"
import { Dialog, DialogClose } from "@/components/ui/dialog"
import { Field } from "@/components/ui/field"
import { PasswordInput } from "@/components/ui/password-input"
import { passwordProof } from "@/lib/api/dashboard/two-factor"

export interface PasswordDialogProps {
  title: string
  description: ReactNode
  confirmLabel: string
  destructive?: boolean
  /** Who signs in, for a password manager. */
  email: string
  send: (body: { password: string }) => Promise<unknown>
  onDone?: () => void
  onClose: () => void
  focusAfter?: () => HTMLElement | null
}

/** Asks for the password, before what somebody at an unlocked screen shall not do. */
export function PasswordDialog({
  title,
  description,
  confirmLabel,
  destructive,
  email,
  send,
  onDone,
  onClose,
  focusAfter,
}: PasswordDialogProps) {
  const { t } = useMessages()
  const formId = useId()
  const { form, submit, refusal } = useRequestForm({ schema: passwordProof, send, onDone })
  const { errors, isSubmitting } = form.formState
  return (
    <Dialog
      open
      size="sm"
      onOpenChange={onClose}
      focusAfter={focusAfter}
      title={title}
      description={description}
      footer={
        <>
          <DialogClose>{t("twoFactor.cancel")}</DialogClose>
          <Button
            type="submit"
            form={formId}
            variant={destructive ? "destructive" : "primary"}
            loading={isSubmitting}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      <form id={formId} method="post" noValidate onSubmit={submit} className="flex flex-col gap-4">
        {refusal ? <Banner tone="error">{refusal}</Banner> : null}
        {/* Tells a password manager whose password this is. */}
        <input type="text" autoComplete="username" value={email} readOnly hidden />
        <Field label={t("twoFactor.yourPassword")} required error={errors.password?.message}>
          <PasswordInput {...form.register("password")} autoComplete="current-password" required />
        </Field>
      </form>
    </Dialog>
  )
}
