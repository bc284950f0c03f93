"use client"

import type { UseFormRegisterReturn } from "react-hook-form"
import { Checkbox } from "@/components/ui/checkbox"
import { FieldGroup } from "@/components/ui/field"
import { keyScopeNames } from "@/lib/api/dashboard/api-keys"
import { scopeWords } from "./key-words"

/** What the key may do: a box for each scope, with what it means. */
export function ScopeField({ field, error }: { field: UseFormRegisterReturn; error: string | undefined }) {
  return (
    <FieldGroup
      label="Scopes"
      required
      hint="Give a key no more than its system needs: what it does not have, a leak cannot use."
      error={error}
    >
      <div className="flex flex-col gap-3 rounded-lg border p-3">
        {keyScopeNames.map((scope) => (
          <Checkbox
            key={scope}
            {...field}
            value={scope}
            hint={scopeWords[scope].hint}
            label={
              <span className="flex flex-wrap items-baseline gap-x-2">
                {scopeWords[scope].label}
                <code className="figures text-xs text-muted-foreground">{scope}</code>
              </span>
            }
          />
        ))}
      </div>
    </FieldGroup>
  )
}
