import type { RequestRecord } from "@/lib/queries/requests"

/** What was wrong with each field, as the sender was told. */
export function BadFields({ errors }: Pick<RequestRecord, "errors">) {
  return (
    <ul className="mt-2 flex flex-col gap-2 text-compact">
      {errors.map(({ field, code, message }, index) => (
        <li key={`${field} ${index}`} className="rounded-lg border px-3 py-2">
          <code className="figures text-xs font-semibold wrap-anywhere">{field}</code>
          <span className="ml-2 text-xs text-muted-foreground">{code}</span>
          <p className="wrap-anywhere">{message}</p>
        </li>
      ))}
    </ul>
  )
}
