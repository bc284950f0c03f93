"use client"

import { useQuery } from "@tanstack/react-query"
import { X } from "lucide-react"
import { deedWords, kindWords, objectWords } from "@/components/activity/deed-words"
import { Button } from "@/components/ui/button"
import { DateInput } from "@/components/ui/date-input"
import { Field } from "@/components/ui/field"
import { NativeSelect } from "@/components/ui/native-select"
import {
  activityActions,
  type ActivityFilters,
  type ActivityKind,
  activityKinds,
} from "@/lib/queries/activity"
import { keysQuery } from "@/lib/queries/api-keys"
import { membersQuery } from "@/lib/queries/members"
import { narrowsActivity, noFilters } from "./activity-address"

export interface ActivityFiltersBarProps {
  filters: ActivityFilters
  /** What an actor is called whom only the list knows. */
  nameOf: (actor: string) => string | undefined
  onChange: (change: Partial<ActivityFilters>) => void
}

export function ActivityFiltersBar({ filters, nameOf, onChange }: ActivityFiltersBarProps) {
  const actions = activityActions.filter((action) => !filters.kind || action.startsWith(`${filters.kind}.`))
  return (
    <div role="group" aria-label="Filters" className="flex flex-col gap-3">
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-5">
        <Field label="Who">
          <ActorSelect filters={filters} nameOf={nameOf} onChange={onChange} />
        </Field>
        <Field label="About">
          <NativeSelect
            value={filters.kind}
            onChange={({ target }) => onChange({ kind: target.value, action: "", objectId: "" })}
          >
            <option value="">Everything</option>
            {activityKinds.map((kind) => (
              <option key={kind} value={kind}>
                {kindWords[kind]}
              </option>
            ))}
          </NativeSelect>
        </Field>
        <Field label="What">
          <NativeSelect value={filters.action} onChange={({ target }) => onChange({ action: target.value })}>
            <option value="">Anything</option>
            {actions.map((action) => (
              <option key={action} value={action}>
                {deedWords[action]}
              </option>
            ))}
          </NativeSelect>
        </Field>
        <Field label="From">
          <DateInput
            value={filters.from}
            max={filters.to || undefined}
            onChange={({ target }) => onChange({ from: target.value })}
          />
        </Field>
        <Field label="To">
          <DateInput
            value={filters.to}
            min={filters.from || undefined}
            onChange={({ target }) => onChange({ to: target.value })}
          />
        </Field>
      </div>
      {narrowsActivity(filters) ? (
        <div className="flex flex-wrap items-center gap-2">
          {filters.objectId ? (
            <Button size="sm" variant="outline" onClick={() => onChange({ objectId: "" })}>
              Only one {objectWords[filters.kind as ActivityKind] ?? "object"}
              <X aria-label="(show all)" />
            </Button>
          ) : null}
          <Button size="sm" variant="ghost" onClick={() => onChange(noFilters)}>
            Clear filters
          </Button>
        </div>
      ) : null}
    </div>
  )
}

/** Kinds of actors, members and keys; one whom only the address names is there as well. */
function ActorSelect({ filters: { actor }, nameOf, onChange, ...control }: ActivityFiltersBarProps) {
  const members = (useQuery(membersQuery).data?.data ?? []).map(({ person }) => ({
    value: `person:${person.id}`,
    name: person.name,
  }))
  const keys = (useQuery(keysQuery).data?.data ?? []).map(({ id, name, lastFour }) => ({
    value: `key:${id}`,
    name: `${name} (…${lastFour})`,
  }))
  const certain = actor.includes(":") && ![...members, ...keys].some(({ value }) => value === actor)
  return (
    <NativeSelect {...control} value={actor} onChange={({ target }) => onChange({ actor: target.value })}>
      <option value="">Anybody</option>
      <option value="person">People</option>
      <option value="key">API keys</option>
      <option value="service">The service</option>
      {certain ? <option value={actor}>{nameOf(actor) ?? actor.replace(":", " ")}</option> : null}
      <optgroup label="Members">{members.map(toOption)}</optgroup>
      {keys.length > 0 ? <optgroup label="Keys">{keys.map(toOption)}</optgroup> : null}
    </NativeSelect>
  )
}

function toOption({ value, name }: { value: string; name: string }) {
  return (
    <option key={value} value={value}>
      {name}
    </option>
  )
}
