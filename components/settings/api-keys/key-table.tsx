"use client"

import { CornerDownRight } from "lucide-react"
import { useMessages } from "@/components/messages/use-messages"
import { Table, TableBody, TableCell, TableHead, TableHeaderCell, TableRow } from "@/components/ui/table"
import type { PresentedKey } from "@/lib/queries/api-keys"
import { CallsFact, CreatedFact, ExpiryFact, KeyStateFact, LastUsedFact, type ListTime } from "./key-facts"
import { type KeyActions, KeyMenu } from "./key-menu"
import { maskedKey, scopesInWords } from "./key-words"

export interface KeyListProps {
  label: string
  keys: readonly PresentedKey[]
  time: ListTime
  /** Null for keys that can no longer be changed. */
  actions: KeyActions | null
}

export function KeyTable({ label, keys, time, actions }: KeyListProps) {
  const { t } = useMessages()
  return (
    <Table label={label} className="table-fixed [&_tbody_:is(td,th)]:py-2.5 [&_tbody_:is(td,th)]:align-top">
      <TableHead className="static">
        <tr>
          <TableHeaderCell className="w-[23%]">{t("keys.key")}</TableHeaderCell>
          <TableHeaderCell className="w-[16%]">{t("keys.scopes")}</TableHeaderCell>
          <TableHeaderCell className="w-[17%]">{t("keys.created")}</TableHeaderCell>
          <TableHeaderCell className="w-[15%]">{t("keys.expires")}</TableHeaderCell>
          <TableHeaderCell className="w-[16%]">{t("keys.lastUsed")}</TableHeaderCell>
          <TableHeaderCell className="w-[13%]">{t("keys.calls")}</TableHeaderCell>
          {actions ? (
            <TableHeaderCell className="w-13">
              <span className="sr-only">{t("keys.actions")}</span>
            </TableHeaderCell>
          ) : null}
        </tr>
      </TableHead>
      <TableBody>
        {keys.map((key) => (
          <KeyRow key={key.id} apiKey={key} time={time} actions={actions} />
        ))}
      </TableBody>
    </Table>
  )
}

function KeyRow({
  apiKey,
  time,
  actions,
}: {
  apiKey: PresentedKey
  time: ListTime
  actions: KeyActions | null
}) {
  const { textOf } = useMessages()
  const scopes = scopesInWords(apiKey.scopes, textOf)
  return (
    <TableRow data-key={apiKey.id}>
      <th scope="row" className="border-b px-3 text-left font-normal first:pl-4">
        <span className="flex items-center gap-1.5">
          {apiKey.state === "replaced" && actions ? (
            <CornerDownRight aria-hidden className="size-3.5 shrink-0 text-muted-foreground" />
          ) : null}
          <span className="truncate font-medium" title={apiKey.name}>
            {apiKey.name}
          </span>
        </span>
        <span className="mt-0.5 flex flex-wrap items-center gap-x-2.5 gap-y-0.5 text-xs">
          <code className="figures text-muted-foreground">{maskedKey(apiKey)}</code>
          {apiKey.state === "active" ? null : <KeyStateFact apiKey={apiKey} />}
        </span>
      </th>
      <TableCell>
        <span className="line-clamp-3 hyphens-auto wrap-anywhere">{scopes}</span>
      </TableCell>
      <TableCell>
        <CreatedFact apiKey={apiKey} {...time} />
      </TableCell>
      <TableCell>
        <ExpiryFact apiKey={apiKey} {...time} />
      </TableCell>
      <TableCell>
        <LastUsedFact apiKey={apiKey} {...time} />
      </TableCell>
      <TableCell>
        <CallsFact apiKey={apiKey} {...time} />
      </TableCell>
      {actions ? (
        <TableCell>
          <div className="-mt-1 flex justify-end">
            <KeyMenu apiKey={apiKey} actions={actions} />
          </div>
        </TableCell>
      ) : null}
    </TableRow>
  )
}
