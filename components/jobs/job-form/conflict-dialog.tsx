"use client"

import { type FormEvent, useId, useState } from "react"
import { useMessages } from "@/components/messages/use-messages"
import { Button } from "@/components/ui/button"
import { Dialog, DialogClose } from "@/components/ui/dialog"
import { Field } from "@/components/ui/field"
import { RadioGroup } from "@/components/ui/radio-group"
import { DescriptionChange, DescriptionSides } from "./conflict-description"
import { ConflictValue } from "./conflict-value"
import {
  type Conflict,
  mergeVersions,
  type PartName,
  partLabel,
  type ConflictSide,
  type Version,
} from "./merge-changes"

export interface ConflictDialogProps {
  conflict: Conflict
  /** Whether the posting is saved with the result; otherwise the result only goes into the form. */
  saving: boolean
  onClose: () => void
  onMerge: (merged: Version) => void
}

const sides = [
  { value: "mine", label: "postingForm.keepMine" },
  { value: "theirs", label: "postingForm.keepTheirs" },
] as const

const bothSides = { value: "both", label: "postingForm.keepBoth" } as const

/** Shows, field by field, what each side changed, and lets the person choose where both changed something. */
export function ConflictDialog({ conflict, saving, onClose, onMerge }: ConflictDialogProps) {
  const { t } = useMessages()
  const { before, mine, theirs, comparison, merged, authors } = conflict
  const { both } = comparison
  const id = useId()
  const [chosen, setChosen] = useState<Partial<Record<PartName, ConflictSide | "both">>>(
    // That loses nothing of either side.
    merged === null ? {} : { description: "both" },
  )
  const [asked, setAsked] = useState(false)

  function merge(event: FormEvent) {
    event.preventDefault()
    // The posting's own form is around this one in React's tree.
    event.stopPropagation()
    const open = both.find((part) => !chosen[part])
    if (!open) return onMerge(mergeVersions(mine, theirs, comparison, chosen, merged))
    setAsked(true)
    document.getElementById(`${id}-${open}-mine`)?.focus()
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="lg"
      title={t("postingForm.conflictTitle", { authors })}
      description={t(both.length > 0 ? "postingForm.conflictBoth" : "postingForm.conflictNone")}
      footer={
        <>
          <DialogClose>{t("postingForm.keepEditing")}</DialogClose>
          <Button variant="primary" type="submit" form={id}>
            {t(saving ? "postingForm.savePosting" : "postingForm.mergeChanges")}
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={merge} className="flex flex-col gap-6">
        {both.map((part) => (
          <Field
            key={part}
            id={`${id}-${part}`}
            label={t(partLabel(part))}
            error={asked && !chosen[part] ? t("postingForm.chooseOne") : undefined}
          >
            {part === "description" ? (
              <DescriptionSides {...conflict} bothKept={chosen.description === "both"} />
            ) : (
              <div className="grid gap-2 sm:grid-cols-3">
                <ConflictValue heading={t("postingForm.before")} part={part} version={before} />
                <ConflictValue heading={t("postingForm.mine")} part={part} version={mine} />
                <ConflictValue heading={t("postingForm.theirs")} part={part} version={theirs} />
              </div>
            )}
            <RadioGroup
              items={[...(part === "description" && merged !== null ? [bothSides] : []), ...sides].map(
                ({ value, label }) => ({ value, label: t(label) }),
              )}
              value={chosen[part] ?? null}
              onValueChange={(side) => setChosen({ ...chosen, [part]: side })}
              className="flex-row flex-wrap gap-x-6 gap-y-2 pt-1"
            />
          </Field>
        ))}
        <Kept
          title={t("postingForm.changedByOther", { authors })}
          heading={t("postingForm.theirs")}
          names={comparison.theirs}
          before={before}
          after={theirs}
        />
        <Kept
          title={t("postingForm.changedByYou")}
          heading={t("postingForm.mine")}
          names={comparison.mine}
          before={before}
          after={mine}
        />
      </form>
    </Dialog>
  )
}

type KeptProps = { title: string; heading: string; names: PartName[]; before: Version; after: Version }

/** What only one side changed: it is kept, and there is nothing to choose. */
function Kept({ title, heading, names, before, after }: KeptProps) {
  const { t } = useMessages()
  if (names.length === 0) return null
  return (
    <section className="flex flex-col gap-3">
      <h3 className="text-sm font-semibold">{title}</h3>
      {names.map((part) => (
        <div key={part} className="flex flex-col gap-1.5">
          {part === "description" ? (
            <DescriptionChange
              heading={t("jobFields.description")}
              before={before.description}
              after={after.description}
            />
          ) : (
            <>
              <h4 className="text-xs font-medium">{t(partLabel(part))}</h4>
              <div className="grid gap-2 sm:grid-cols-2">
                <ConflictValue heading={t("postingForm.before")} part={part} version={before} />
                <ConflictValue heading={heading} part={part} version={after} />
              </div>
            </>
          )}
        </div>
      ))}
    </section>
  )
}
