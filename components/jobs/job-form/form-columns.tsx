"use client"

import type { ReactNode } from "react"
import { ApplicationFields } from "./application-fields"
import { CategoriesField, PositionTypeField } from "./category-fields"
import { CloseDateField } from "./close-date-field"
import { DescriptionField } from "./description-field"
import { columnsClass, particularsClass } from "../posting-columns"
import { PlacesField } from "./places-field"
import { ReferenceField } from "./reference-field"
import { PayFields } from "./pay-fields"
import { TitleField } from "./title-field"
import { AutoRefreshField, ConfidentialField } from "./visibility-fields"

/** All fields, in the order of `formFields`. */
export function FormColumns({ status }: { status: ReactNode }) {
  return (
    <div className={columnsClass}>
      <div className="flex min-w-0 flex-col gap-5">
        <TitleField />
        <DescriptionField />
      </div>
      <div className={particularsClass}>
        <Particulars title="Publishing">
          {status}
          <CloseDateField />
        </Particulars>
        <Particulars title="Where and what">
          <PlacesField />
          <CategoriesField />
          <PositionTypeField />
        </Particulars>
        <Particulars title="Pay">
          <PayFields />
        </Particulars>
        <Particulars title="Applications">
          <ApplicationFields />
        </Particulars>
        <Particulars title="More">
          <ReferenceField />
          <ConfidentialField />
          <AutoRefreshField />
        </Particulars>
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
