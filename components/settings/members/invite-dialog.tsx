"use client"

import { useQuery } from "@tanstack/react-query"
import { Controller } from "react-hook-form"
import { FormDialog } from "@/components/forms/form-dialog"
import { useRequestForm } from "@/components/forms/use-request-form"
import { Field } from "@/components/ui/field"
import { Input } from "@/components/ui/input"
import { RadioGroup } from "@/components/ui/radio-group"
import { toast } from "@/components/ui/toast"
import { invitationRequest, roleChoices } from "@/lib/api/dashboard/members"
import { invitationsQuery, type MadeInvitation, useInvite } from "@/lib/queries/members"

export interface InviteDialogProps {
  onClose: () => void
  /** Told of a link that is to be handed over, where no mail was sent. */
  onLink: (made: MadeInvitation & { link: string }) => void
}

export function InviteDialog({ onClose, onLink }: InviteDialogProps) {
  const { data } = useQuery(invitationsQuery)
  const invite = useInvite()
  const request = useRequestForm({
    schema: invitationRequest,
    defaultValues: { email: "", role: "editor" },
    async send(body) {
      const { invitation, link } = await invite.mutateAsync(body)
      if (link) return onLink({ invitation, link })
      onClose()
      toast({ title: "The invitation is sent", description: invitation.email, about: [invitation.email] })
    },
  })
  const { form } = request
  const { errors } = form.formState
  return (
    <FormDialog
      request={request}
      onClose={onClose}
      title="Invite a member"
      description={
        data?.sendsMail
          ? "They get a mail with a link that works once, within 7 days."
          : "You get a link to hand over to them. It works once, within 7 days."
      }
      confirmLabel={data?.sendsMail ? "Send invitation" : "Make link"}
    >
      <Field label="E-mail address" required error={errors.email?.message}>
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
          <Field label="Role" required error={errors.role?.message}>
            <RadioGroup items={roleChoices} value={field.value} onValueChange={field.onChange} />
          </Field>
        )}
      />
    </FormDialog>
  )
}
