"use client"

import { type FormEvent, useId, useState } from "react"
import { Button } from "@/components/ui/button"
import { Dialog, DialogClose } from "@/components/ui/dialog"
import { Field } from "@/components/ui/field"
import { RadioGroup } from "@/components/ui/radio-group"
import { ConflictValue } from "./conflict-value"
import {
  type Comparison,
  mergeVersions,
  type PartName,
  parts,
  type ConflictSide,
  type Version,
} from "./merge-changes"

/** A posting that somebody else saved while it was written here. */
export type Conflict = { before: Version; mine: Version; theirs: Version; comparison: Comparison }

export interface ConflictDialogProps {
  conflict: Conflict
  onClose: () => void
  onSave: (merged: Version) => void
}

const sides = [
  { value: "mine", label: "Keep mine" },
  { value: "theirs", label: "Keep theirs" },
] as const

/** Shows, field by field, what each side changed, and lets the person choose where both did. */
export function ConflictDialog({ conflict, onClose, onSave }: ConflictDialogProps) {
  const { before, mine, theirs, comparison } = conflict
  const { both } = comparison
  const id = useId()
  const [chosen, setChosen] = useState<Partial<Record<PartName, ConflictSide>>>({})
  const [asked, setAsked] = useState(false)

  function save(event: FormEvent) {
    event.preventDefault()
    // The posting's own form is around this one in React's tree.
    event.stopPropagation()
    const open = both.find((part) => !chosen[part])
    if (!open) return onSave(mergeVersions(mine, theirs, comparison, chosen))
    setAsked(true)
    document.getElementById(`${id}-${open}-mine`)?.focus()
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="lg"
      title="Somebody else changed this posting"
      description={
        both.length > 0
          ? "It was saved after you opened it. Choose what to keep where both of you changed something. All else is kept from both."
          : "It was saved after you opened it. You changed different things, and both are kept."
      }
      footer={
        <>
          <DialogClose>Keep editing</DialogClose>
          <Button variant="primary" type="submit" form={id}>
            Save posting
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={save} className="flex flex-col gap-6">
        {both.map((part) => (
          <Field
            key={part}
            id={`${id}-${part}`}
            label={parts[part].label}
            error={asked && !chosen[part] ? "Choose which one to keep." : undefined}
          >
            <div className="grid gap-2 sm:grid-cols-3">
              <ConflictValue heading="Before" part={part} version={before} />
              <ConflictValue heading="Mine" part={part} version={mine} />
              <ConflictValue heading="Theirs" part={part} version={theirs} />
            </div>
            <RadioGroup
              items={sides}
              value={chosen[part] ?? null}
              onValueChange={(side) => setChosen({ ...chosen, [part]: side })}
              className="flex-row gap-6 pt-1"
            />
          </Field>
        ))}
        <Kept
          title="Changed by somebody else"
          heading="Theirs"
          names={comparison.theirs}
          before={before}
          after={theirs}
        />
        <Kept title="Changed by you" heading="Mine" names={comparison.mine} before={before} after={mine} />
      </form>
    </Dialog>
  )
}

type KeptProps = { title: string; heading: string; names: PartName[]; before: Version; after: Version }

/** What one side alone changed: it is kept, and there is nothing to choose. */
function Kept({ title, heading, names, before, after }: KeptProps) {
  if (names.length === 0) return null
  return (
    <section className="flex flex-col gap-3">
      <h3 className="text-sm font-semibold">{title}</h3>
      {names.map((part) => (
        <div key={part} className="flex flex-col gap-1.5">
          <h4 className="text-xs font-medium">{parts[part].label}</h4>
          <div className="grid gap-2 sm:grid-cols-2">
            <ConflictValue heading="Before" part={part} version={before} />
            <ConflictValue heading={heading} part={part} version={after} />
          </div>
        </div>
      ))}
    </section>
  )
}
