"use client"

import type { UseFormRegisterReturn } from "react-hook-form"
import { useMessages } from "@/components/messages/use-messages"
import { Checkbox } from "@/components/ui/checkbox"
import { FieldGroup } from "@/components/ui/field"
import { keyScopeNames } from "@/lib/api/dashboard/api-keys"
import { scopeWords } from "./key-words"

/** What the key may do: a checkbox for each scope, with what it means. */
export function ScopeField({ field, error }: { field: UseFormRegisterReturn; error: string | undefined }) {
  const { t, textOf } = useMessages()
  return (
    <FieldGroup label={t("keys.scopes")} required hint={t("keys.scopesHint")} error={error}>
      <div className="flex flex-col gap-3 rounded-lg border p-3">
        {keyScopeNames.map((scope) => (
          <Checkbox
            key={scope}
            {...field}
            value={scope}
            hint={textOf(scopeWords[scope].hint)}
            label={
              <span className="flex flex-wrap items-baseline gap-x-2">
                {textOf(scopeWords[scope].label)}
                <code className="figures text-xs text-muted-foreground">{scope}</code>
              </span>
            }
          />
        ))}
      </div>
    </FieldGroup>
  )
}
