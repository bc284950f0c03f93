"use client"

import type { UseFormRegisterReturn } from "react-hook-form"
import { useMessages } from "@/components/messages/use-messages"
import { Checkbox } from "@/components/ui/checkbox"
import { FieldGroup } from "@/components/ui/field"
import type { WebhookAnswer } from "@/lib/queries/webhooks"
import { eventTypes, eventWords } from "./webhook-words"

interface EventFieldProps {
  field: UseFormRegisterReturn
  chosen: readonly WebhookAnswer["events"][number][]
  onChooseAll: (all: boolean) => void
  error: string | undefined
}

/** The events that the webhook is notified of: a checkbox for each, and one for all of them. */
export function EventField({ field, chosen, onChooseAll, error }: EventFieldProps) {
  const { t, textOf } = useMessages()
  const all = chosen.length === eventTypes.length
  return (
    <FieldGroup label={t("webhooks.events")} required hint={t("webhooks.eventsHint")} error={error}>
      <div className="rounded-lg border">
        <div className="border-b p-3">
          <Checkbox
            label={t("webhooks.allEvents")}
            checked={all}
            indeterminate={!all && chosen.length > 0}
            onCheckedChange={onChooseAll}
          />
        </div>
        <div className="grid gap-3 p-3 sm:grid-cols-2">
          {eventTypes.map((type) => (
            <Checkbox
              key={type}
              {...field}
              value={type}
              label={
                <>
                  {textOf(eventWords[type])}
                  <code className="figures block text-xs text-muted-foreground">{type}</code>
                </>
              }
            />
          ))}
        </div>
      </div>
    </FieldGroup>
  )
}
