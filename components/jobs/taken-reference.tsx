"use client"

import { Link } from "@/components/layout/page-address"
import { useMessages } from "@/components/messages/use-messages"
import { Banner } from "@/components/ui/banner"
import { Field } from "@/components/ui/field"
import { Input } from "@/components/ui/input"
import { RadioGroup } from "@/components/ui/radio-group"
import type { ApiError } from "@/lib/queries/api-error"
import { jobHref } from "./job-hrefs"
import type { ReferenceDraft } from "./reference-choice"

export interface TakenReferenceProps {
  /** What the service said. */
  error: ApiError
  /** The posting's current reference. */
  present: string | null
  draft: ReferenceDraft
  /** Another reference that was tried, and why it was refused; null if it is taken as well. */
  refused: { referenceId: string | null; reason: string | null } | null
  onChange: (draft: ReferenceDraft) => void
}

/** Another posting has the reference that this one had, so it gets another one, or none. */
export function TakenReference({ error, present, draft, refused, onChange }: TakenReferenceProps) {
  const { t, rich } = useMessages()
  const other = error.existing?.id
  const isRefused = refused !== null && draft.text.trim() === refused.referenceId
  const link = (words: React.ReactNode) =>
    other === undefined ? (
      words
    ) : (
      <Link href={jobHref(other)} className="rounded-sm text-primary-text underline underline-offset-4">
        {words}
      </Link>
    )
  const items = [
    ...(present === null
      ? []
      : [{ value: "present" as const, label: t("postingChanges.presentReference", { reference: present }) }]),
    { value: "other" as const, label: t("postingChanges.otherReference") },
    { value: "none" as const, label: t("postingChanges.noReference") },
  ]
  return (
    <div className="flex flex-col gap-4">
      <Banner tone="warning" role="alert" title={t("postingChanges.referenceTaken")}>
        {rich("postingChanges.referenceTakenText", { link })}
      </Banner>
      <Field label={t("postingChanges.whichReference")}>
        <RadioGroup items={items} value={draft.kind} onValueChange={(kind) => onChange({ ...draft, kind })} />
      </Field>
      {draft.kind === "other" ? (
        <Field
          label={t("postingChanges.newReference")}
          error={isRefused ? (refused.reason ?? t("postingChanges.referenceTaken")) : undefined}
          required
        >
          <Input
            value={draft.text}
            autoComplete="off"
            onChange={(event) => onChange({ ...draft, text: event.target.value })}
          />
        </Field>
      ) : null}
    </div>
  )
}
