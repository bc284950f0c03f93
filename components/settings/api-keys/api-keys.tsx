"use client"

import { useQuery } from "@tanstack/react-query"
import { KeyRound } from "lucide-react"
import { useRef, useState } from "react"
import { useZoneWords } from "@/components/employer/use-zone-words"
import { Loaded } from "@/components/layout/loaded"
import { Button } from "@/components/ui/button"
import { EmptyState } from "@/components/ui/empty-state"
import { useLocale } from "@/components/ui/use-locale"
import { keysQuery } from "@/lib/queries/api-keys"
import { useMe } from "@/lib/queries/session"
import { SettingsFrameHeader } from "../settings-frame-header"
import { ApiKeysSkeleton } from "./api-keys-skeleton"
import { type KeyDialog, KeyDialogs } from "./key-dialogs"
import { FailingKeys } from "./failing-keys"
import { groupKeys } from "./key-groups"
import { KeyList } from "./key-list"
import { PastKeys } from "./past-keys"
import { useKeyActions } from "./use-key-actions"

/** The employer's keys: made, watched, rotated and withdrawn. */
export function ApiKeys() {
  const { timeZone } = useMe().employer
  const locale = useLocale()
  const zone = useZoneWords()
  const list = useQuery(keysQuery)
  const { data, refetch, isFetching, dataUpdatedAt } = list
  const [asked, setAsked] = useState<{ dialog: KeyDialog | null; at: number }>({ dialog: null, at: 0 })
  const createRef = useRef<HTMLButtonElement>(null)
  const now = new Date(dataUpdatedAt)
  const time = { now, timeZone, locale }
  const keys = data?.data ?? []
  const { current, past } = groupKeys(keys, now)
  const actions = useKeyActions(ask, { keys, now })

  /** What a dialog says of a key is to be true when it opens, not when the list was last read. */
  function ask(dialog: KeyDialog | null) {
    setAsked({ dialog, at: Date.now() })
    if (dialog && "apiKey" in dialog) void refetch()
  }

  return (
    <>
      <SettingsFrameHeader
        title="API keys"
        description={`Each lets one of your systems work with postings in your name. ${zone.note}`}
        action={
          <Button ref={createRef} variant="primary" onClick={() => ask({ what: "create" })}>
            Create key
          </Button>
        }
      />
      <Loaded
        query={list}
        failed="The keys could not be loaded"
        notRefreshed="The list could not be brought up to date"
        loading={<ApiKeysSkeleton />}
      >
        {() => (
          <>
            <FailingKeys keys={keys} now={now} locale={locale} />
            {current.length > 0 ? (
              <KeyList label="API keys" keys={current} time={time} actions={actions} />
            ) : (
              <EmptyState
                icon={<KeyRound />}
                title={past.length > 0 ? "No key works" : "No API keys yet"}
                action={
                  <Button variant="outline" onClick={() => ask({ what: "create" })}>
                    Create a key
                  </Button>
                }
              >
                The keys of your systems will be here, with what they may do and when they were last used.
              </EmptyState>
            )}
            {past.length > 0 ? <PastKeys keys={past} time={time} /> : null}
          </>
        )}
      </Loaded>
      <KeyDialogs
        asked={asked.dialog}
        onAsk={ask}
        now={{ keys, time, known: dataUpdatedAt >= asked.at, asking: isFetching }}
        focusAfter={() => createRef.current}
      />
    </>
  )
}
