"use client"

import { useQuery } from "@tanstack/react-query"
import { useMessages } from "@/components/messages/use-messages"
import { requestQuery } from "@/lib/queries/requests"
import { RecordDrawer } from "../record-drawer"
import { RequestDetail } from "./request-detail"

/**
 * The ID with only the characters that IDs have, since the URL may contain anything. The server, which renders the page first, has no
 * `CSS.escape`.
 */
function hexadecimal(id: string): string {
  return id.replace(/[^0-9a-f]/g, "")
}

/** One call with everything that is known about it, beside the list. */
export function RequestDrawer({ id, locale, onClose }: { id: string; locale: string; onClose: () => void }) {
  const { t } = useMessages()
  const record = useQuery(requestQuery(id))
  return (
    <RecordDrawer
      query={record}
      title={
        record.data
          ? `${record.data.method} ${record.data.path.replace(/\?.*$/s, "")}`
          : t("requests.request")
      }
      row={`[data-request="${hexadecimal(id)}"]`}
      onClose={onClose}
      failed={t("requests.requestNotLoaded")}
    >
      {(data) => <RequestDetail record={data} locale={locale} />}
    </RecordDrawer>
  )
}
