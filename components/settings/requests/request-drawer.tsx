"use client"

import { useQuery } from "@tanstack/react-query"
import { useMessages } from "@/components/messages/use-messages"
import { requestQuery } from "@/lib/queries/requests"
import { RecordDrawer } from "../record-drawer"
import { RequestDetail } from "./request-detail"

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
      row={`[data-request="${CSS.escape(id)}"]`}
      onClose={onClose}
      failed={t("requests.requestNotLoaded")}
    >
      {(data) => <RequestDetail record={data} locale={locale} />}
    </RecordDrawer>
  )
}
