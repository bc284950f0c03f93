"use client"

import { FileUp } from "lucide-react"
import { useRef, useState } from "react"
import { useMessages } from "@/components/messages/use-messages"
import { Banner } from "@/components/ui/banner"
import { Button } from "@/components/ui/button"
import { Card } from "@/components/ui/card"
import { cn } from "@/components/ui/cn"
import { Field } from "@/components/ui/field"
import { Textarea } from "@/components/ui/textarea"
import { useHydrated } from "@/components/ui/use-hydrated"
import { formatNumber } from "@/lib/format/numbers"
import { type Message, say } from "@/lib/messages/message"
import { type ImportSource, mostMegabytes, mostRows, readChosenFile, readPastedRows } from "./read-source"
import { useDroppedFiles } from "./use-dropped-files"

/** Where the rows come from: a file that is dropped or chosen, or pasted text. */
export function FileCard({ onRead }: { onRead: (source: ImportSource) => void }) {
  const { t, textOf, locale } = useMessages()
  const inputRef = useRef<HTMLInputElement>(null)
  const [reading, setReading] = useState(false)
  const [pasted, setPasted] = useState("")
  const [refused, setRefused] = useState<Message | null>(null)

  function take(read: ImportSource | { refused: Message }) {
    if ("refused" in read) setRefused(read.refused)
    else onRead(read)
  }

  async function readFile(file: File | undefined) {
    if (!file) return
    setRefused(null)
    setReading(true)
    take(await readChosenFile(file, locale))
    setReading(false)
  }

  const over = useDroppedFiles(([file, ...others]) => {
    if (reading) return
    if (others.length > 0) setRefused(say("importPage.oneFile"))
    else void readFile(file)
  })

  return (
    <Card
      title={t("importPage.fileTitle")}
      description={t("importPage.fileText", { size: mostMegabytes, rows: formatNumber(mostRows, locale) })}
    >
      {/* Before the script has run, a dropped file would open in place of the page, and pasted rows would be lost. */}
      <div inert={!useHydrated()} className="flex flex-col gap-4">
        {refused ? (
          <Banner tone="error" title={t("importPage.notRead")}>
            {textOf(refused)}
          </Banner>
        ) : null}
        <div
          className={cn(
            "flex flex-col items-center gap-3 rounded-lg border border-border-strong [border-style:dashed] px-4 py-8 text-center",
            over && "border-ring bg-selected",
          )}
        >
          <FileUp aria-hidden className="size-6 text-muted-foreground" />
          <p className="text-muted-foreground pointer-coarse:hidden">{t("importPage.drop")}</p>
          <Button variant="outline" loading={reading} onClick={() => inputRef.current?.click()}>
            {t("importPage.choose")}
          </Button>
          <input
            ref={inputRef}
            type="file"
            accept=".csv,.tsv,.txt,text/csv,text/plain,text/tab-separated-values"
            aria-label={t("importPage.file")}
            className="hidden"
            onChange={({ target }) => {
              void readFile(target.files?.[0])
              // So that the same file can be chosen again once it is fixed.
              target.value = ""
            }}
          />
        </div>
        <form
          className="flex flex-col items-start gap-2"
          onSubmit={(event) => {
            event.preventDefault()
            setRefused(null)
            take(readPastedRows(pasted, locale))
          }}
        >
          <Field label={t("importPage.paste")} hint={t("importPage.pasteHint")} className="w-full">
            <Textarea
              rows={3}
              spellCheck={false}
              value={pasted}
              onChange={({ target }) => setPasted(target.value)}
              className="figures text-compact"
            />
          </Field>
          <Button type="submit" variant="outline" disabled={pasted.trim() === ""}>
            {t("importPage.readPasted")}
          </Button>
        </form>
      </div>
    </Card>
  )
}
