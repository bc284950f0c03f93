"use client"

import { useQuery } from "@tanstack/react-query"
import { KeyRound } from "lucide-react"
import { useRef, useState } from "react"
import { useZoneWords } from "@/components/employer/use-zone-words"
import { Loaded } from "@/components/layout/loaded"
import { useMessages } from "@/components/messages/use-messages"
import { Button } from "@/components/ui/button"
import { EmptyState } from "@/components/ui/empty-state"
import { localeOf } from "@/lib/messages/locale-of"
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

/** The employer's keys, to create, watch, rotate and revoke. */
export function ApiKeys() {
  const { timeZone } = useMe().employer
  const { t, language } = useMessages()
  const zone = useZoneWords()
  const list = useQuery(keysQuery)
  const { data, refetch, isFetching, dataUpdatedAt } = list
  const [asked, setAsked] = useState<{ dialog: KeyDialog | null; at: number }>({ dialog: null, at: 0 })
  const createRef = useRef<HTMLButtonElement>(null)
  const now = new Date(dataUpdatedAt)
  const time = { now, timeZone, locale: localeOf[language] }
  const keys = data?.data ?? []
  const { current, past } = groupKeys(keys, now)
  const actions = useKeyActions(ask, { keys, now })

  /** What a dialog says about a key has to be true when it opens, not when the list was last fetched. */
  function ask(dialog: KeyDialog | null) {
    setAsked({ dialog, at: Date.now() })
    if (dialog && "apiKey" in dialog) void refetch()
  }

  return (
    <>
      <SettingsFrameHeader
        title={t("keys.title")}
        description={t("keys.description", { zone: zone.note })}
        action={
          <Button ref={createRef} variant="primary" onClick={() => ask({ what: "create" })}>
            {t("keys.create")}
          </Button>
        }
      />
      <Loaded
        query={list}
        failed={t("keys.notLoaded")}
        notRefreshed={t("keys.notUpToDate")}
        loading={<ApiKeysSkeleton />}
      >
        {() => (
          <>
            <FailingKeys keys={keys} now={now} />
            {current.length > 0 ? (
              <KeyList label={t("keys.title")} keys={current} time={time} actions={actions} />
            ) : (
              <EmptyState
                icon={<KeyRound />}
                title={t(past.length > 0 ? "keys.noneWorks" : "keys.none")}
                action={
                  <Button variant="outline" onClick={() => ask({ what: "create" })}>
                    {t("keys.createFirst")}
                  </Button>
                }
              >
                {t("keys.noneText")}
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
