"use client"

import { useQuery } from "@tanstack/react-query"
import { useRef } from "react"
import { useZoneWords } from "@/components/employer/use-zone-words"
import { Loaded } from "@/components/layout/loaded"
import { useMessages } from "@/components/messages/use-messages"
import { Card } from "@/components/ui/card"
import { Skeleton } from "@/components/ui/skeleton"
import { toast } from "@/components/ui/toast"
import type { OwnSession } from "@/lib/api/dashboard/account"
import { ownSessionsQuery, useEndSession } from "@/lib/queries/account"
import { browserName } from "./browser-name"
import { SessionRow } from "./session-row"

/** Where the person is signed in, with a way to end each session. */
export function OwnSessions() {
  const { t, textOf } = useMessages()
  const sessions = useQuery(ownSessionsQuery)
  const end = useEndSession()
  const zone = useZoneWords()
  const listRef = useRef<HTMLUListElement>(null)

  function endSession(session: OwnSession) {
    const about = [`session-${session.id}`]
    end.mutateAsync(session.id).then(
      () => {
        toast({ title: t("sessions.ended"), description: textOf(browserName(session.userAgent)), about })
        // Its button is gone along with it.
        listRef.current?.focus()
      },
      ({ message }: Error) =>
        toast({ type: "error", title: t("sessions.goesOn"), description: message, about }),
    )
  }

  return (
    <Card title={t("sessions.title")} description={t("sessions.description", { zone: zone.note })}>
      <Loaded
        query={sessions}
        place="card"
        failed={t("sessions.notLoaded")}
        loading={
          <div className="flex flex-col gap-4">
            <Skeleton className="h-9" />
            <Skeleton className="h-9" />
          </div>
        }
      >
        {({ data }) => (
          <ul
            ref={listRef}
            tabIndex={-1}
            aria-label={t("sessions.title")}
            className="-my-3 flex flex-col divide-y outline-none"
          >
            {data.map((session) => (
              <SessionRow
                key={session.id}
                session={session}
                now={new Date(sessions.dataUpdatedAt)}
                ending={end.isPending && end.variables === session.id}
                onEnd={() => endSession(session)}
              />
            ))}
          </ul>
        )}
      </Loaded>
    </Card>
  )
}
