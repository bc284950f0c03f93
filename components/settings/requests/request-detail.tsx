"use client"

import { useZoneWords } from "@/components/employer/use-zone-words"
import { Link } from "@/components/layout/page-address"
import { useMessages } from "@/components/messages/use-messages"
import { Banner } from "@/components/ui/banner"
import { CodeBlock } from "@/components/ui/code-block"
import { CopyButton } from "@/components/ui/copy-button"
import type { RequestRecord } from "@/lib/queries/requests"
import { DetailFact } from "../detail-fact"
import { BadFields } from "./bad-fields"
import { curlCommand } from "./curl-command"
import { laidOut } from "./json-layout"
import { milliseconds, OutcomeFact } from "./request-facts"
import { RequestOperations } from "./request-operations"
import { jobOf, keyRefusalInWords } from "./request-words"

const linkClass = "rounded-sm text-primary-text underline-offset-4 hover:underline"

export function RequestDetail({ record, locale }: { record: RequestRecord; locale: string }) {
  const { key, job, body, bodyCut, errors, message } = record
  const { t, rich, textOf } = useMessages()
  const refusal = keyRefusalInWords(record)
  const zone = useZoneWords()
  const named = jobOf(record)
  return (
    <>
      <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2 text-compact">
        <DetailFact name={t("requests.answer")}>
          <OutcomeFact row={record} wraps />
        </DetailFact>
        <DetailFact name={t("requests.time")}>
          {rich("requests.timeTook", {
            time: () => <time dateTime={record.at}>{zone.instant(record.at)}</time>,
            duration: milliseconds(record.milliseconds, locale),
          })}
        </DetailFact>
        <DetailFact name={t("requests.path")}>
          <code className="figures text-xs wrap-anywhere">{record.path}</code>
        </DetailFact>
        <DetailFact name={t("requests.key")}>
          {key ? (
            <Link href="/settings/api-keys" className={linkClass}>
              {key.name} ({key.prefix}…{key.lastFour})
            </Link>
          ) : (
            t("requests.keyGone")
          )}
        </DetailFact>
        {record.batch ? null : (
          <DetailFact name={t("requests.posting")}>
            {job ? (
              <Link href={`/jobs/${job.id}`} className={linkClass}>
                {job.title}
              </Link>
            ) : named ? (
              t("requests.postingGone", { posting: named })
            ) : (
              t("requests.noPosting")
            )}
          </DetailFact>
        )}
        <DetailFact name={t("requests.requestId")}>
          <span className="flex flex-wrap items-center gap-2">
            <code className="figures text-xs wrap-anywhere">{record.requestId}</code>
            <CopyButton value={record.requestId} label={t("requests.copyRequestId")} variant="ghost" />
          </span>
        </DetailFact>
      </dl>
      {message || refusal ? (
        <Banner tone="warning" role="none" title={message}>
          {refusal ? textOf(refusal) : null}
        </Banner>
      ) : null}
      {errors.length > 0 ? (
        <section aria-label={t("requests.fields")}>
          <h3 className="text-compact font-semibold">
            {t("requests.fieldsNeedAttention", { count: errors.length })}
          </h3>
          <BadFields errors={errors} />
        </section>
      ) : null}
      {record.batch ? <RequestOperations key={record.id} record={record} /> : null}
      {body === null ? (
        <p className="text-compact text-muted-foreground">{t("requests.noBody")}</p>
      ) : (
        <div className="flex flex-col gap-2">
          <CodeBlock label={t("requests.body")} code={laidOut(body)} />
          <p className="text-xs text-muted-foreground">
            {bodyCut ? t("requests.bodyCut") : null} {body.includes("***") ? t("requests.bodyMasked") : null}
          </p>
        </div>
      )}
      <CodeBlock
        label={t("requests.curl")}
        code={curlCommand(record, window.location.origin)}
        copyLabel={t("requests.copyCurl")}
      />
      <p className="text-xs text-muted-foreground">
        {t("requests.keyLeftOut")} {bodyCut ? t("requests.completeBody") : null}
      </p>
    </>
  )
}
