"use client"

import { FormDialog } from "@/components/forms/form-dialog"
import { useRequestForm } from "@/components/forms/use-request-form"
import { useMessages } from "@/components/messages/use-messages"
import { Field } from "@/components/ui/field"
import { Input } from "@/components/ui/input"
import { Checkbox } from "@/components/ui/checkbox"
import { toast } from "@/components/ui/toast"
import { newViewRequest } from "@/lib/api/dashboard/views"
import { formatList } from "@/lib/format/lists"
import { useCreateView } from "@/lib/queries/change-views"
import type { JobListRequest } from "@/lib/queries/jobs"
import { useMayWrite, useMe } from "@/lib/queries/session"
import { quoted } from "../job-words"
import { filterWords } from "./filter-words"
import { setFilters } from "./list-address"
import { listOrders } from "./sort-select"
import { tabWords } from "./status-tabs"
import { useFilterChoices } from "./use-filter-choices"
import type { ListViews } from "./use-views"

export interface NewViewDialogProps {
  views: ListViews
  request: JobListRequest
  onClose: () => void
}

/** Asks for the name of a view of the current list, and who should have it. */
export function NewViewDialog({ views, request, onClose }: NewViewDialogProps) {
  const { t } = useMessages()
  const { employer } = useMe()
  const mayShare = useMayWrite()
  const { mutateAsync } = useCreateView()
  const set = useWhatIsSet(request)
  const asked = useRequestForm({
    schema: newViewRequest,
    defaultValues: { name: "", shared: false, query: views.query },
    send: async (body) => views.choose((await mutateAsync(body)).id),
    onDone({ name }) {
      toast({ title: t("views.created", { name }) })
      onClose()
    },
  })
  const { form } = asked
  return (
    <FormDialog
      size="sm"
      title={t("views.createTitle")}
      description={set === "" ? t("views.createUnset") : t("views.createText", { set })}
      confirmLabel={t("views.createConfirm")}
      request={asked}
      onClose={onClose}
    >
      <Field label={t("frame.nameField")} required error={form.formState.errors.name?.message}>
        <Input {...form.register("name")} required autoComplete="off" />
      </Field>
      {mayShare ? (
        <Checkbox
          {...form.register("shared")}
          label={t("views.share", { employer: employer.name })}
          hint={t("views.shareHint")}
        />
      ) : null}
    </FormDialog>
  )
}

/** How the list is filtered and ordered, in words. */
function useWhatIsSet(request: JobListRequest): string {
  const words = useMessages()
  const { t, locale } = words
  const choices = useFilterChoices(request)
  const { q, status, sort } = request
  const order = listOrders[sort as keyof typeof listOrders]
  const said = [
    status && t(tabWords[status]),
    q && t("views.searched", { search: quoted(q, words) }),
    ...setFilters(request).map((name) => filterWords(name, request[name] ?? "", choices, words)),
    sort && order && t("views.sorted", { order: t(order) }),
  ]
  return formatList(
    said.filter((each) => each !== null).filter((each) => each !== ""),
    locale,
  )
}
