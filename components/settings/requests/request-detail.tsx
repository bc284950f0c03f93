"use client"

import type { ReactNode } from "react"
import { useZoneWords } from "@/components/employer/use-zone-words"
import { Link } from "@/components/layout/page-address"
import { Banner } from "@/components/ui/banner"
import { CodeBlock } from "@/components/ui/code-block"
import { CopyButton } from "@/components/ui/copy-button"
import { countOf } from "@/lib/format/plurals"
import type { RequestRecord } from "@/lib/queries/requests"
import { curlCommand } from "./curl-command"
import { laidOut } from "./json-layout"
import { milliseconds, OutcomeFact } from "./request-facts"
import { jobOf, keyRefusalInWords } from "./request-words"

const linkClass = "rounded-sm text-primary-text underline-offset-4 hover:underline"

export function RequestDetail({ record, locale }: { record: RequestRecord; locale: string }) {
  const { key, job, body, bodyCut, errors, message } = record
  const refusal = keyRefusalInWords(record)
  const zone = useZoneWords()
  return (
    <>
      <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2 text-compact">
        <Fact name="Answer">
          <OutcomeFact row={record} />
        </Fact>
        <Fact name="Time">
          <time dateTime={record.at}>{zone.instant(record.at)}</time>, took{" "}
          {milliseconds(record.milliseconds, locale)}
        </Fact>
        <Fact name="Path">
          <code className="figures text-xs wrap-anywhere">{record.path}</code>
        </Fact>
        <Fact name="Key">
          {key ? (
            <Link href="/settings/api-keys" className={linkClass}>
              {key.name} ({key.prefix}…{key.lastFour})
            </Link>
          ) : (
            "A key that is gone"
          )}
        </Fact>
        <Fact name="Posting">
          {job ? (
            <Link href={`/jobs/${job.id}`} className={linkClass}>
              {job.title}
            </Link>
          ) : jobOf(record) ? (
            `${jobOf(record)}, which is not there`
          ) : (
            "None"
          )}
        </Fact>
        <Fact name="Request id">
          <span className="flex flex-wrap items-center gap-2">
            <code className="figures text-xs wrap-anywhere">{record.requestId}</code>
            <CopyButton value={record.requestId} label="Copy request id" variant="ghost" />
          </span>
        </Fact>
      </dl>
      {message || refusal ? (
        <Banner tone="warning" role="none" title={message}>
          {refusal}
        </Banner>
      ) : null}
      {errors.length > 0 ? (
        <section aria-label="Fields">
          <h3 className="text-compact font-semibold">
            {countOf(errors.length, { one: "field needs", other: "fields need" })} attention
          </h3>
          <ul className="mt-2 flex flex-col gap-2 text-compact">
            {errors.map(({ field, code, message }) => (
              <li key={field} className="rounded-lg border px-3 py-2">
                <code className="figures text-xs font-semibold wrap-anywhere">{field}</code>
                <span className="ml-2 text-xs text-muted-foreground">{code}</span>
                <p className="wrap-anywhere">{message}</p>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {body === null ? (
        <p className="text-compact text-muted-foreground">No body was read.</p>
      ) : (
        <div className="flex flex-col gap-2">
          <CodeBlock label="Body" code={laidOut(body)} />
          <p className="text-xs text-muted-foreground">
            {bodyCut ? "The body was longer: its first 4 kB are kept. " : ""}
            {body.includes("***") ? "What looks like a secret is masked as ***." : ""}
          </p>
        </div>
      )}
      <CodeBlock label="curl" code={curlCommand(record, window.location.origin)} copyLabel="Copy as curl" />
      <p className="text-xs text-muted-foreground">
        The key is left out: set OPENINGS_API_KEY in your shell.
        {bodyCut ? " Complete the body before you send it." : ""}
      </p>
    </>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-muted-foreground">{name}</dt>
      <dd className="min-w-0">{children}</dd>
    </>
  )
}
