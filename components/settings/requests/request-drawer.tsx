"use client"

import { useQuery } from "@tanstack/react-query"
import { useMessages } from "@/components/messages/use-messages"
import { requestQuery } from "@/lib/queries/requests"
import { RecordDrawer } from "../record-drawer"
import { RequestDetail } from "./request-detail"

/** The id as every row has it: what the address says may be anything. The server, which paints the page first, has no `CSS.escape`. */
function hexadecimal(id: string): string {
  return id.replace(/[^0-9a-f]/g, "")
}

/** One call with all that is known of it, beside the list. */
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
