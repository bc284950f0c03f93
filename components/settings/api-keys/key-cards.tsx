"use client"

import { useMessages } from "@/components/messages/use-messages"
import { CardFact } from "../card-fact"
import { CallsFact, CreatedFact, ExpiryFact, KeyStateFact, LastUsedFact } from "./key-facts"
import { KeyMenu } from "./key-menu"
import type { KeyListProps } from "./key-table"
import { maskedKey, scopesInWords } from "./key-words"

/** The keys on a phone. */
export function KeyCards({ label, keys, time, actions }: KeyListProps) {
  const { t, textOf } = useMessages()
  return (
    <ul aria-label={label} className="flex flex-col gap-3">
      {keys.map((key) => (
        <li key={key.id} data-key={key.id} className="rounded-xl border bg-card p-4">
          <div className="flex items-start gap-3">
            <div className="min-w-0 flex-1">
              <h2 className="text-sm font-medium wrap-anywhere">{key.name}</h2>
              <p className="mt-0.5 flex flex-wrap items-center gap-x-3 gap-y-0.5 text-xs">
                <code className="figures text-muted-foreground">{maskedKey(key)}</code>
                <KeyStateFact apiKey={key} />
              </p>
            </div>
            {actions ? (
              <div className="-mt-2 -mr-2">
                <KeyMenu apiKey={key} actions={actions} />
              </div>
            ) : null}
          </div>
          <dl className="mt-3 grid grid-cols-2 gap-x-4 gap-y-3 text-compact">
            <CardFact name={t("keys.scopes")}>{scopesInWords(key.scopes, textOf)}</CardFact>
            <CardFact name={t("keys.expires")}>
              <ExpiryFact apiKey={key} {...time} />
            </CardFact>
            <CardFact name={t("keys.created")}>
              <CreatedFact apiKey={key} {...time} />
            </CardFact>
            <CardFact name={t("keys.lastUsed")}>
              <LastUsedFact apiKey={key} {...time} />
            </CardFact>
            <CardFact name={t("keys.calls")}>
              <CallsFact apiKey={key} {...time} />
            </CardFact>
          </dl>
        </li>
      ))}
    </ul>
  )
}
