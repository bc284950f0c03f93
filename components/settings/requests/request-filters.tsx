"use client"

import { useQuery } from "@tanstack/react-query"
import { type FormEvent, useRef, useState } from "react"
import { useMessages } from "@/components/messages/use-messages"
import { Button } from "@/components/ui/button"
import { Field } from "@/components/ui/field"
import { Input } from "@/components/ui/input"
import { NativeSelect } from "@/components/ui/native-select"
import { useEarlyText } from "@/components/ui/use-early-text"
import { keysQuery } from "@/lib/queries/api-keys"
import { errorCodes, requestMethods } from "@/lib/queries/requests"
import { statusChoices } from "./request-words"
import { allRequests, narrowsRequests, type ShownRequests } from "./requests-address"

type Choice = readonly [value: string, words: string]

/** Which calls are shown. Every choice is an entry of the history, and starts at the latest call. */
export function RequestFilters({
  shown,
  onShow,
}: {
  shown: ShownRequests
  onShow: (change: Partial<ShownRequests>) => void
}) {
  const { t, textOf } = useMessages()
  const keys = useQuery(keysQuery).data?.data ?? []
  const show = (change: Partial<ShownRequests>) => onShow({ ...change, before: "", request: "" })
  const select = (
    label: string,
    name: "key" | "status" | "code" | "method",
    all: string,
    choices: Choice[],
  ) => (
    <Field label={label} hideLabel className="min-w-0 flex-1 basis-32">
      <NativeSelect size="sm" value={shown[name]} onChange={(event) => show({ [name]: event.target.value })}>
        <option value="">{all}</option>
        {withPresent(choices, shown[name]).map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </NativeSelect>
    </Field>
  )
  return (
    <div role="group" aria-label={t("requests.filters")} className="flex flex-wrap items-center gap-2">
      {select(
        t("requests.key"),
        "key",
        t("requests.allKeys"),
        keys.map((key) => [String(key.id), `${key.name} …${key.lastFour}`]),
      )}
      {select(
        t("requests.status"),
        "status",
        t("requests.allStatuses"),
        statusChoices.map(([value, words]) => [value, words ? textOf(words) : value]),
      )}
      {select(
        t("requests.code"),
        "code",
        t("requests.allCodes"),
        errorCodes.map((code) => [code, code]),
      )}
      {select(
        t("requests.method"),
        "method",
        t("requests.allMethods"),
        requestMethods.map((method) => [method, method]),
      )}
      <JobFilter key={shown.job} job={shown.job} onShow={(job) => show({ job })} />
      {narrowsRequests(shown) ? (
        <Button size="sm" variant="ghost" onClick={() => show(allRequests)}>
          {t("requests.clearFilters")}
        </Button>
      ) : null}
    </div>
  )
}

/** Searches for the posting once its ID or reference has been typed, not letter by letter. */
function JobFilter({ job, onShow }: { job: string; onShow: (job: string) => void }) {
  const { t } = useMessages()
  const [text, setText] = useState(job)
  const inputRef = useRef<HTMLInputElement>(null)
  useEarlyText(inputRef, text, setText)
  function submit(event: FormEvent) {
    event.preventDefault()
    if (text.trim() !== job) onShow(text.trim())
  }
  return (
    <form onSubmit={submit} className="min-w-0 flex-1 basis-44">
      <Field label={t("requests.posting")} hideLabel>
        <Input
          ref={inputRef}
          type="search"
          value={text}
          maxLength={50}
          placeholder={t("requests.postingHint")}
          onChange={(event) => setText(event.target.value)}
          onBlur={submit}
          className="h-control-sm text-compact"
        />
      </Field>
    </form>
  )
}

/** Adds a choice that the URL makes but the list lacks. */
function withPresent(choices: Choice[], value: string): Choice[] {
  const known = value === "" || choices.some(([each]) => each === value)
  return known ? choices : [...choices, [value, value]]
}
