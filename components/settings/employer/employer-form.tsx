"use client"

import { Controller } from "react-hook-form"
import { LeaveQuestion } from "@/components/forms/leave-question"
import { FormRefusal } from "@/components/forms/form-refusal"
import { useRequestForm } from "@/components/forms/use-request-form"
import { useMessages } from "@/components/messages/use-messages"
import { Button } from "@/components/ui/button"
import { Card } from "@/components/ui/card"
import { Field } from "@/components/ui/field"
import { Input } from "@/components/ui/input"
import { TimeZoneCombobox } from "@/components/ui/time-zone-combobox"
import { toast } from "@/components/ui/toast"
import { employerRequest } from "@/lib/api/dashboard/employer"
import { type OwnEmployer, useSaveEmployer } from "@/lib/queries/employer"
import { useMe } from "@/lib/queries/session"
import { TodayThere } from "./today-there"

export function EmployerForm({ employer: { id, name, timeZone } }: { employer: OwnEmployer }) {
  const { t } = useMessages()
  const { person } = useMe()
  const save = useSaveEmployer()
  const { form, submit, refusal } = useRequestForm({
    schema: employerRequest,
    defaultValues: { name, timeZone },
    keptAs: `employer:${id}:${person.id}`,
    send: save.mutateAsync,
    onDone(saved) {
      form.reset(saved)
      toast({
        title: t("employers.saved"),
        description: t("employers.savedText"),
        about: ["employer"],
      })
    },
  })
  const { errors, isDirty } = form.formState

  return (
    <form method="post" noValidate onSubmit={submit}>
      <LeaveQuestion unsaved={isDirty} />
      <Card
        title={t("employers.nameAndTimeZone")}
        footer={
          <>
            {isDirty ? (
              <Button variant="ghost" onClick={() => form.reset()}>
                {t("employers.discard")}
              </Button>
            ) : null}
            <Button type="submit" variant="primary" loading={save.isPending}>
              {t("employers.save")}
            </Button>
          </>
        }
      >
        <div className="flex max-w-120 flex-col gap-5">
          <FormRefusal>{refusal}</FormRefusal>
          <Field
            label={t("employers.name")}
            required
            hint={t("employers.nameHint")}
            error={errors.name?.message}
          >
            <Input {...form.register("name")} autoComplete="organization" required />
          </Field>
          <Controller
            control={form.control}
            name="timeZone"
            render={({ field }) => (
              <Field
                label={t("employers.timeZone")}
                required
                hint={<TodayThere timeZone={field.value} />}
                error={errors.timeZone?.message}
              >
                <TimeZoneCombobox value={field.value} onValueChange={field.onChange} onBlur={field.onBlur} />
              </Field>
            )}
          />
        </div>
      </Card>
    </form>
  )
}
