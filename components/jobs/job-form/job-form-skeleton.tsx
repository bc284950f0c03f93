import { PageBody } from "@/components/layout/page-body"
import { PageHeader } from "@/components/layout/page-header"
import { Said } from "@/components/messages/said"
import { Skeleton } from "@/components/ui/skeleton"
import type { MessageKey } from "@/lib/messages/message"
import { DescriptionEditorSkeleton } from "../description-editor/description-editor-skeleton"
import { columnsClass, particularsClass } from "../posting-columns"

/** The form's layout while its data loads. */
export function JobFormSkeleton({ heading }: { heading: MessageKey }) {
  return (
    <PageBody width="form">
      <PageHeader title={<Said message={heading} />} />
      <div className={columnsClass} aria-busy="true">
        <div className="flex min-w-0 flex-col gap-5">
          <FieldSkeleton />
          <div className="flex flex-col gap-1.5">
            <Skeleton className="h-4 w-20" />
            <DescriptionEditorSkeleton />
          </div>
        </div>
        <div className={particularsClass}>
          {[3, 3, 2, 2].map((fields, group) => (
            <div key={group} className="flex flex-col gap-4 p-4">
              <Skeleton className="h-5 w-24" />
              {Array.from({ length: fields }, (_, index) => (
                <FieldSkeleton key={index} />
              ))}
            </div>
          ))}
        </div>
      </div>
    </PageBody>
  )
}

function FieldSkeleton() {
  return (
    <div className="flex flex-col gap-1.5">
      <Skeleton className="h-4 w-20" />
      <Skeleton className="h-control" />
    </div>
  )
}
