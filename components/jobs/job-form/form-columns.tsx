"use client"

import type { ReactNode } from "react"
import { useMessages } from "@/components/messages/use-messages"
import { cn } from "@/components/ui/cn"
import { ApplicationFields } from "./application-fields"
import { CategoriesField, PositionTypeField } from "./category-fields"
import { CloseDateField } from "./close-date-field"
import { DescriptionField } from "./description-field"
import { columnsClass, particularsClass } from "../posting-columns"
import { LazyCheckPanel } from "../posting-check/lazy-check-panel"
import { PlacesField } from "./places-field"
import { ReferenceField } from "./reference-field"
import { PayFields } from "./pay-fields"
import { TitleField } from "./title-field"
import { AutoRefreshField, ConfidentialField } from "./visibility-fields"

/** All fields, in the order of `formFields`. */
export function FormColumns({ status }: { status: ReactNode }) {
  const { t } = useMessages()
  return (
    <div className={cn(columnsClass, "lg:grid-rows-[auto_1fr]")}>
      <div className="flex min-w-0 flex-col gap-5">
        <TitleField />
        <DescriptionField />
      </div>
      <div className={cn(particularsClass, "lg:row-span-2")}>
        <Particulars title={t("posting.publishing")}>
          {status}
          <CloseDateField />
        </Particulars>
        <Particulars title={t("posting.whereAndWhat")}>
          <PlacesField />
          <CategoriesField />
          <PositionTypeField />
        </Particulars>
        <Particulars title={t("postingForm.pay")}>
          <PayFields />
        </Particulars>
        <Particulars title={t("postingForm.applications")}>
          <ApplicationFields />
        </Particulars>
        <Particulars title={t("postingForm.more")}>
          <ReferenceField />
          <ConfidentialField />
          <AutoRefreshField />
        </Particulars>
      </div>
      <div className="min-w-0 lg:col-start-1">
        <LazyCheckPanel />
      </div>
    </div>
  )
}

function Particulars({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="flex flex-col gap-4 p-4">
      <h2 className="text-sm font-semibold">{title}</h2>
      {children}
    </section>
  )
}
