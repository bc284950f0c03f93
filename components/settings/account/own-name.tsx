"use client"

import { useRequestForm } from "@/components/forms/use-request-form"
import { Banner } from "@/components/ui/banner"
import { Button } from "@/components/ui/button"
import { Card } from "@/components/ui/card"
import { Field } from "@/components/ui/field"
import { Input } from "@/components/ui/input"
import { toast } from "@/components/ui/toast"
import { ownNameRequest } from "@/lib/api/dashboard/account"
import { useRename } from "@/lib/queries/account"
import { useMe } from "@/lib/queries/session"

export function OwnName() {
  const { person } = useMe()
  const rename = useRename()
  const { form, submit, refusal } = useRequestForm({
    schema: ownNameRequest,
    defaultValues: { name: person.name },
    keptAs: `own-name:${person.id}`,
    send: rename.mutateAsync,
    onDone(saved) {
      form.reset(saved)
      toast({ title: "Your name is saved", about: ["own-name"] })
    },
  })
  return (
    <form method="post" noValidate onSubmit={submit}>
      <Card
        title="You"
        description={`You sign in as ${person.email}.`}
        footer={
          <Button type="submit" variant="primary" loading={rename.isPending}>
            Save name
          </Button>
        }
      >
        <div className="flex max-w-96 flex-col gap-4">
          {refusal ? <Banner tone="error">{refusal}</Banner> : null}
          <Field
            label="Your name"
            required
            hint="Others see it in the list of members and in the activity."
            error={form.formState.errors.name?.message}
          >
            <Input {...form.register("name")} autoComplete="name" required />
          </Field>
        </div>
      </Card>
    </form>
  )
}
