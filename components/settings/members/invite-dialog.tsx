"use client"

import { useQuery } from "@tanstack/react-query"
import { Controller } from "react-hook-form"
import { FormDialog } from "@/components/forms/form-dialog"
import { useRequestForm } from "@/components/forms/use-request-form"
import { useMessages } from "@/components/messages/use-messages"
import { Field } from "@/components/ui/field"
import { Input } from "@/components/ui/input"
import { RadioGroup } from "@/components/ui/radio-group"
import { toast } from "@/components/ui/toast"
import { invitationRequest } from "@/lib/api/dashboard/members"
import { invitationsQuery, type MadeInvitation, useInvite } from "@/lib/queries/members"
import { roleItems } from "./member-words"

export interface InviteDialogProps {
  onClose: () => void
  /** Called with a link to pass on, if no email was sent. */
  onLink: (made: MadeInvitation & { link: string }) => void
}

export function InviteDialog({ onClose, onLink }: InviteDialogProps) {
  const { t, textOf } = useMessages()
  const { data } = useQuery(invitationsQuery)
  const invite = useInvite()
  const request = useRequestForm({
    schema: invitationRequest,
    defaultValues: { email: "", role: "editor" },
    async send(body) {
      const { invitation, link } = await invite.mutateAsync(body)
      if (link) return onLink({ invitation, link })
      onClose()
      toast({ title: t("invitations.sent"), description: invitation.email, about: [invitation.email] })
    },
  })
  const { form } = request
  const { errors } = form.formState
  return (
    <FormDialog
      request={request}
      onClose={onClose}
      title={t("invitations.inviteTitle")}
      description={t(data?.sendsMail ? "invitations.byMail" : "invitations.byHand")}
      confirmLabel={t(data?.sendsMail ? "invitations.send" : "members.makeLink")}
      cancelLabel={t("twoFactor.cancel")}
    >
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
    </FormDialog>
  )
}
