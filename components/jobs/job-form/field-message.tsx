import { CircleAlert } from "lucide-react"

/** What is wrong with a checkbox, which has no `Field` around it. */
export function FieldMessage({ error }: { error: string | undefined }) {
  if (!error) return null
  return (
    <p role="alert" className="mt-1 ml-6.5 flex gap-1.5 text-xs text-destructive-text">
      <CircleAlert aria-hidden className="mt-px size-3.5 shrink-0" />
      {error}
    </p>
  )
}
