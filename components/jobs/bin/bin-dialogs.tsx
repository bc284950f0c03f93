"use client"

import { useState } from "react"
import { useMessages } from "@/components/messages/use-messages"
import { AlertDialog } from "@/components/ui/alert-dialog"
import { Button } from "@/components/ui/button"
import { Dialog, DialogClose } from "@/components/ui/dialog"
import { reasonOf } from "@/lib/queries/reason-of"
import { quoted } from "../job-words"
import { firstDraft, referenceOf } from "../reference-choice"
import { TakenReference } from "../taken-reference"
import type { BinWork, TakenRow } from "./use-bin-work"

export interface BinDialogsProps {
  work: BinWork
  focusAfter: () => HTMLElement | null
}

/** The bin's questions before it restores a posting whose reference is taken, and before it deletes permanently. */
export function BinDialogs({ work, focusAfter }: BinDialogsProps) {
  const { taken } = work
  return (
    <>
      {taken ? <TakenDialog key={taken.row.id} taken={taken} work={work} focusAfter={focusAfter} /> : null}
      <EraseDialog work={work} focusAfter={focusAfter} />
    </>
  )
}

function TakenDialog({ taken, work, focusAfter }: BinDialogsProps & { taken: TakenRow }) {
  const { row, error, reason } = taken
  const words = useMessages()
  const { t } = words
  const [draft, setDraft] = useState(firstDraft(null))
  const [tried, setTried] = useState<string | null>(null)
  const choice = referenceOf(draft)

  function restore() {
    if (!choice) return
    setTried(choice.referenceId)
    void work.restore([{ row, ...choice }])
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && work.skipTaken()}
      title={t("bin.takenTitle", { posting: quoted(row.title, words) })}
      focusAfter={focusAfter}
      footer={
        <>
          <DialogClose />
          <Button variant="primary" loading={work.restoring} disabled={!choice} onClick={restore}>
            {t("bin.restore")}
          </Button>
        </>
      }
    >
      <TakenReference
        error={error}
        present={null}
        draft={draft}
        refused={work.restoring ? null : { referenceId: tried, reason }}
        onChange={setDraft}
      />
    </Dialog>
  )
}

function EraseDialog({ work, focusAfter }: BinDialogsProps) {
  const words = useMessages()
  const { t } = words
  const [error, setError] = useState<string | null>(null)
  const { toErase } = work
  const [first] = toErase
  if (!first) return null
  const one = toErase.length === 1
  const postings = t("postings.count", { count: toErase.length })

  async function confirm() {
    setError(null)
    try {
      await work.confirmErase()
      return true
    } catch (refusal) {
      setError(reasonOf(refusal))
      return false
    }
  }

  return (
    <AlertDialog
      open
      title={
        one ? t("bin.eraseOne", { posting: quoted(first.title, words) }) : t("bin.eraseMany", { postings })
      }
      description={t(one ? "bin.eraseText" : "bin.eraseManyText")}
      confirmLabel={t("bin.erase")}
      onConfirm={confirm}
      onOpenChange={(open) => {
        if (open) return
        setError(null)
        work.closeErase()
      }}
      error={error}
      focusAfter={focusAfter}
    />
  )
}
