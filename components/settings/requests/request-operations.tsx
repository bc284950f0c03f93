"use client"

import { useId, useState } from "react"
import { Link } from "@/components/layout/page-address"
import { useMessages } from "@/components/messages/use-messages"
import { Segmented } from "@/components/ui/segmented"
import { StatusDot } from "@/components/ui/status-dot"
import type { RequestRecord } from "@/lib/queries/requests"
import { BadFields } from "./bad-fields"
import { operationInWords, statusTone } from "./request-words"

/** With more operations than this, they can be filtered to those that were refused. */
const seenAtOnce = 10

type Operation = RequestRecord["operations"][number]

/** A batch, with the outcome of each of its operations. */
export function RequestOperations({ record }: { record: RequestRecord }) {
  const { operations, batch } = record
  const { t } = useMessages()
  const [which, setWhich] = useState<"all" | "refused">("all")
  const heading = useId()
  const refused = operations.filter(({ code }) => code !== null)
  const canNarrow = operations.length > seenAtOnce && refused.length > 0 && (batch?.done ?? 0) > 0
  const shown = which === "refused" ? refused : operations
  return (
    <section aria-labelledby={heading}>
      <div className="flex min-h-control-sm flex-wrap items-center justify-between gap-2">
        <h3 id={heading} className="text-compact font-semibold">
          {t("requests.operationCount", { count: operations.length })}
        </h3>
        {canNarrow ? (
          <Segmented
            label={t("requests.whichOperations")}
            items={[
              { value: "all", label: t("requests.allOperations") },
              { value: "refused", label: t("requests.refusedOnly") },
            ]}
            value={which}
            onValueChange={setWhich}
          />
        ) : null}
      </div>
      <ul aria-labelledby={heading} className="mt-2 divide-y rounded-lg border text-compact">
        {shown.map((operation) => (
          <OperationLine key={operation.index} operation={operation} path={record.path} />
        ))}
      </ul>
    </section>
  )
}

function OperationLine({ operation, path }: { operation: Operation; path: string }) {
  const { index, op, status, errors, moreErrors } = operation
  const { t, textOf } = useMessages()
  return (
    <li className="px-3 py-2">
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <code className="figures w-9 shrink-0 text-xs text-muted-foreground">[{index}]</code>
        <code className="figures w-12 shrink-0 text-xs font-semibold">{op}</code>
        <span className="min-w-0 flex-1 max-sm:order-last max-sm:basis-full max-sm:empty:hidden">
          <OperationPosting operation={operation} />
        </span>
        <StatusDot tone={statusTone(status)} className="max-sm:ml-auto">
          <span className="figures">{status}</span>
          <span className="text-muted-foreground">{textOf(operationInWords(operation, path))}</span>
        </StatusDot>
      </div>
      {errors.length > 0 ? <BadFields errors={errors} /> : null}
      {moreErrors > 0 ? (
        <p className="mt-2 text-xs text-muted-foreground">
          {t("requests.moreFields", { count: moreErrors })}
        </p>
      ) : null}
    </li>
  )
}

/** The posting as it is now, and the name that the operation used for it. */
function OperationPosting({ operation: { job, id, referenceId } }: { operation: Operation }) {
  const named = referenceId ?? (id === null ? null : String(id))
  if (!job && !named) return null
  return (
    <span className="flex min-w-0 flex-wrap items-baseline gap-x-2">
      {job ? (
        <Link
          href={`/jobs/${job.id}`}
          className="rounded-sm wrap-anywhere text-primary-text underline-offset-4 hover:underline"
        >
          {job.title}
        </Link>
      ) : null}
      {named ? <span className="figures text-xs wrap-anywhere text-muted-foreground">{named}</span> : null}
    </span>
  )
}
