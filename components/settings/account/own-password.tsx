"use client"

import { FormRefusal } from "@/components/forms/form-refusal"
import { useRequestForm } from "@/components/forms/use-request-form"
import { useMessages } from "@/components/messages/use-messages"
import { Button } from "@/components/ui/button"
import { Card } from "@/components/ui/card"
import { Field } from "@/components/ui/field"
import { PasswordInput } from "@/components/ui/password-input"
import { toast } from "@/components/ui/toast"
import { ownPasswordRequest, passwordRule } from "@/lib/api/dashboard/account"
import { useChangePassword } from "@/lib/queries/account"
import { useMe } from "@/lib/queries/session"

export function OwnPassword() {
  const { t, textOf } = useMessages()
  const { person } = useMe()
  const change = useChangePassword()
  const { form, submit, refusal } = useRequestForm({
    schema: ownPasswordRequest,
    send: change.mutateAsync,
    secretField: "present",
    onDone() {
      form.reset({ present: "", password: "" })
      toast({
        title: t("account.passwordChanged"),
        description: t("account.otherSessionsEnded"),
        about: ["own-password"],
      })
    },
  })
  const { errors } = form.formState
  return (
    <form method="post" noValidate onSubmit={submit}>
      <Card
        title={t("account.passwordTitle")}
        description={t("account.passwordDescription")}
        footer={
          <Button type="submit" variant="primary" loading={change.isPending}>
            {t("account.changePassword")}
          </Button>
        }
      >
        <div className="flex max-w-96 flex-col gap-4">
          <FormRefusal>{refusal}</FormRefusal>
          {/* Tells password managers whose password this is. */}
          <input type="text" autoComplete="username" value={person.email} readOnly hidden />
          <Field label={t("account.presentPassword")} required error={errors.present?.message}>
            <PasswordInput {...form.register("present")} autoComplete="current-password" required />
          </Field>
          <Field
            label={t("account.newPassword")}
            required
            hint={textOf(passwordRule)}
            error={errors.password?.message}
          >
            <PasswordInput {...form.register("password")} autoComplete="new-password" required />
          </Field>
        </div>
      </Card>
    </form>
  )
}
