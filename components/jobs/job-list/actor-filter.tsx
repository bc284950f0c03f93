"use client"

import { useMessages } from "@/components/messages/use-messages"
import { NativeSelect } from "@/components/ui/native-select"
import { type ActorChoice, useActorChoices } from "./use-actor-choices"

export interface ActorFilterProps {
  /** Such as `person:12`; null means anyone. */
  value: string | null
  onChange: (actor: string | null) => void
}

/** Who last changed a posting: a kind of actor, a member or a key. */
export function ActorFilter({ value, onChange }: ActorFilterProps) {
  const { t } = useMessages()
  const { kinds, members, keys, nameOf } = useActorChoices(true)
  // An actor that only the URL names.
  const isListed = value === null || [...kinds, ...members, ...keys].some((actor) => actor.value === value)
  return (
    <NativeSelect value={value ?? ""} onChange={({ target }) => onChange(target.value || null)}>
      <option value="">{t("listFilters.any")}</option>
      {kinds.map(toOption)}
      {isListed ? null : toOption({ value, name: nameOf(value) ?? "…" })}
      <optgroup label={t("listFilters.members")}>{members.map(toOption)}</optgroup>
      {keys.length > 0 ? <optgroup label={t("listFilters.ownKeys")}>{keys.map(toOption)}</optgroup> : null}
    </NativeSelect>
  )
}

function toOption({ value, name }: ActorChoice) {
  return (
    <option key={value} value={value}>
      {name}
    </option>
  )
}
