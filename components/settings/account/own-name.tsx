"use client"

import { LeaveQuestion } from "@/components/forms/leave-question"
import { FormRefusal } from "@/components/forms/form-refusal"
import { useRequestForm } from "@/components/forms/use-request-form"
import { useMessages } from "@/components/messages/use-messages"
import { Button } from "@/components/ui/button"
import { Card } from "@/components/ui/card"
import { Field } from "@/components/ui/field"
import { Input } from "@/components/ui/input"
import { toast } from "@/components/ui/toast"
import { ownNameRequest } from "@/lib/api/dashboard/account"
import { useRename } from "@/lib/queries/account"
import { useMe } from "@/lib/queries/session"

export function OwnName() {
  const { t } = useMessages()
  const { person } = useMe()
  const rename = useRename()
  const { form, submit, refusal } = useRequestForm({
    schema: ownNameRequest,
    defaultValues: { name: person.name },
    keptAs: `own-name:${person.id}`,
    send: rename.mutateAsync,
    onDone(saved) {
      form.reset(saved)
      toast({ title: t("account.nameSaved"), about: ["own-name"] })
    },
  })
  return (
    <form method="post" noValidate onSubmit={submit}>
      <LeaveQuestion unsaved={form.formState.isDirty} />
      <Card
        title={t("account.you")}
        description={t("account.youSignInAs", { email: person.email })}
        footer={
          <Button type="submit" variant="primary" loading={rename.isPending}>
            {t("account.saveName")}
          </Button>
        }
      >
        <div className="flex max-w-96 flex-col gap-4">
          <FormRefusal>{refusal}</FormRefusal>
          <Field
            label={t("account.yourName")}
            required
            hint={t("account.nameHint")}
            error={form.formState.errors.name?.message}
          >
            <Input {...form.register("name")} autoComplete="name" required />
          </Field>
        </div>
      </Card>
    </form>
  )
}
