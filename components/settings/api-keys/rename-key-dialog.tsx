"use client"

import { useId } from "react"
import { useRequestForm } from "@/components/forms/use-request-form"
import { Banner } from "@/components/ui/banner"
import { Button } from "@/components/ui/button"
import { Dialog, DialogClose } from "@/components/ui/dialog"
import { Field } from "@/components/ui/field"
import { Input } from "@/components/ui/input"
import { toast } from "@/components/ui/toast"
import { renameKeyRequest } from "@/lib/api/dashboard/api-keys"
import { type ApiKey, useChangeKey } from "@/lib/queries/api-keys"
import { aboutKey } from "./key-words"

export function RenameKeyDialog({ apiKey, onClose }: { apiKey: ApiKey; onClose: () => void }) {
  const formId = useId()
  const change = useChangeKey()
  const { form, submit, refusal } = useRequestForm({
    schema: renameKeyRequest,
    defaultValues: { name: apiKey.name },
    send: ({ name }) => change.mutateAsync({ id: apiKey.id, name }),
    onDone({ name }) {
      if (name !== apiKey.name)
        toast({ title: "The key is renamed", description: name, about: aboutKey(apiKey) })
      onClose()
    },
  })
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="sm"
      title="Rename the key"
      description="Nothing changes for the system that uses it."
      footer={
        <>
          <DialogClose />
          <Button type="submit" form={formId} variant="primary" loading={change.isPending}>
            Rename key
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="flex flex-col gap-4">
        {refusal ? <Banner tone="error">{refusal}</Banner> : null}
        <Field label="Name" required error={form.formState.errors.name?.message}>
          <Input
            {...form.register("name")}
            required
            autoComplete="off"
            onFocus={(event) => event.target.select()}
          />
        </Field>
      </form>
    </Dialog>
  )
}
