"use client"

import type { ReactNode } from "react"
import { Loaded, type LoadedProps } from "@/components/layout/loaded"
import { Drawer } from "@/components/ui/drawer"
import { Skeleton } from "@/components/ui/skeleton"
import { recordRow } from "./record-row"

interface RecordDrawerProps<Data> extends Pick<LoadedProps<Data>, "query" | "failed" | "missing"> {
  title: ReactNode
  /** A selector for the row that the drawer belongs to, which gets the focus afterwards. */
  row: string
  onClose: () => void
  children: (data: Data) => ReactNode
}

/** One record of a log with everything that is known about it, beside the list. */
export function RecordDrawer<Data>({ title, row, onClose, ...loaded }: RecordDrawerProps<Data>) {
  return (
    <Drawer open side="right" wide onOpenChange={onClose} focusAfter={() => recordRow(row)} title={title}>
      <div className="flex flex-col gap-5 px-4 pb-6">
        <Loaded
          {...loaded}
          place="card"
          loading={
            <div aria-busy="true" className="flex flex-col gap-3">
              <Skeleton className="w-56" />
              <Skeleton className="h-24" />
              <Skeleton className="h-48" />
            </div>
          }
        />
      </div>
    </Drawer>
  )
}
