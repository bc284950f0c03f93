"use client"

import { useQuery } from "@tanstack/react-query"
import { useId } from "react"
import { Controller } from "react-hook-form"
import { useRequestForm } from "@/components/forms/use-request-form"
import { useMessages } from "@/components/messages/use-messages"
import { Banner } from "@/components/ui/banner"
import { Button } from "@/components/ui/button"
import { Dialog, DialogClose } from "@/components/ui/dialog"
import { Field } from "@/components/ui/field"
import { Input } from "@/components/ui/input"
import { RadioGroup } from "@/components/ui/radio-group"
import { toast } from "@/components/ui/toast"
import { invitationRequest } from "@/lib/api/dashboard/members"
import { invitationsQuery, type MadeInvitation, useInvite } from "@/lib/queries/members"
import { roleItems } from "./member-words"

export interface InviteDialogProps {
  onClose: () => void
  /** Told of a link that is to be handed over, where no mail was sent. */
  onLink: (made: MadeInvitation & { link: string }) => void
}

export function InviteDialog({ onClose, onLink }: InviteDialogProps) {
  const { t, textOf } = useMessages()
  const formId = useId()
  const { data } = useQuery(invitationsQuery)
  const invite = useInvite()
  const { form, submit, refusal } = useRequestForm({
    schema: invitationRequest,
    defaultValues: { email: "", role: "editor" },
    async send(body) {
      const { invitation, link } = await invite.mutateAsync(body)
      if (link) return onLink({ invitation, link })
      onClose()
      toast({ title: t("invitations.sent"), description: invitation.email, about: [invitation.email] })
    },
  })
  const { errors } = form.formState
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t("invitations.inviteTitle")}
      description={t(data?.sendsMail ? "invitations.byMail" : "invitations.byHand")}
      footer={
        <>
          <DialogClose>{t("twoFactor.cancel")}</DialogClose>
          <Button type="submit" form={formId} variant="primary" loading={invite.isPending}>
            {t(data?.sendsMail ? "invitations.send" : "members.makeLink")}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="flex flex-col gap-5">
        {refusal ? <Banner tone="error">{refusal}</Banner> : null}
        <Field label={t("signIn.email")} required error={errors.email?.message}>
          <Input
            {...form.register("email")}
            type="email"
            inputMode="email"
            autoComplete="off"
            autoCapitalize="none"
            required
          />
        </Field>
        <Controller
          control={form.control}
          name="role"
          render={({ field }) => (
            <Field label={t("members.role")} required error={errors.role?.message}>
              <RadioGroup items={roleItems(textOf)} value={field.value} onValueChange={field.onChange} />
            </Field>
          )}
        />
      </form>
    </Dialog>
  )
}
