"use client"

import { useQuery } from "@tanstack/react-query"
import { X } from "lucide-react"
import { deedWords, kindWords, onlyObjectWords } from "@/components/activity/deed-words"
import { useDayWords } from "@/components/forms/use-day-words"
import { useMessages } from "@/components/messages/use-messages"
import { Button } from "@/components/ui/button"
import { DateInput } from "@/components/ui/date-input"
import { Field } from "@/components/ui/field"
import { NativeSelect } from "@/components/ui/native-select"
import { type Message, say } from "@/lib/messages/message"
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
  /** The name of an actor that only the list knows. */
  nameOf: (actor: string) => string | undefined
  onChange: (change: Partial<ActivityFilters>) => void
}

export function ActivityFiltersBar({ filters, nameOf, onChange }: ActivityFiltersBarProps) {
  const { t, textOf } = useMessages()
  const dayWords = useDayWords()
  const actions = activityActions.filter((action) => !filters.kind || action.startsWith(`${filters.kind}.`))
  return (
    <div role="group" aria-label={t("activity.filters")} className="flex flex-col gap-3">
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-5">
        <Field label={t("activity.who")}>
          <ActorSelect filters={filters} nameOf={nameOf} onChange={onChange} />
        </Field>
        <Field label={t("activity.about")}>
          <NativeSelect
            value={filters.kind}
            onChange={({ target }) => onChange({ kind: target.value, action: "", objectId: "" })}
          >
            <option value="">{t("activity.everyKind")}</option>
            {activityKinds.map((kind) => (
              <option key={kind} value={kind}>
                {textOf(kindWords[kind])}
              </option>
            ))}
          </NativeSelect>
        </Field>
        <Field label={t("activity.what")}>
          <NativeSelect value={filters.action} onChange={({ target }) => onChange({ action: target.value })}>
            <option value="">{t("activity.anything")}</option>
            {actions.map((action) => (
              <option key={action} value={action}>
                {textOf(deedWords[action])}
              </option>
            ))}
          </NativeSelect>
        </Field>
        <Field label={t("activity.from")} aside={dayWords(filters.from)}>
          <DateInput
            value={filters.from}
            max={filters.to || undefined}
            onChange={({ target }) => onChange({ from: target.value })}
          />
        </Field>
        <Field label={t("activity.to")} aside={dayWords(filters.to)}>
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
              {textOf(onlyObjectWords[filters.kind as ActivityKind] ?? say("activity.onlyObject"))}
              <X aria-label={t("activity.showAll")} />
            </Button>
          ) : null}
          <Button size="sm" variant="ghost" onClick={() => onChange(noFilters)}>
            {t("activity.clearFilters")}
          </Button>
        </div>
      ) : null}
    </div>
  )
}

/** Kinds of actors, members and keys; an actor that only the URL names is included as well. */
function ActorSelect({ filters: { actor }, nameOf, onChange, ...control }: ActivityFiltersBarProps) {
  const { t, textOf } = useMessages()
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
      <option value="">{t("activity.anybody")}</option>
      <option value="person">{t("activity.people")}</option>
      <option value="key">{t("activity.keys")}</option>
      <option value="service">{t("activity.service")}</option>
      {certain ? <option value={actor}>{nameOf(actor) ?? textOf(someActor(actor))}</option> : null}
      <optgroup label={t("activity.members")}>{members.map(toOption)}</optgroup>
      {keys.length > 0 ? <optgroup label={t("activity.ownKeys")}>{keys.map(toOption)}</optgroup> : null}
    </NativeSelect>
  )
}

/** The name for an actor that isn't in anything that was loaded. */
function someActor(actor: string): Message {
  const [kind, id = ""] = actor.split(":")
  return kind === "key" ? say("activity.someKey", { id }) : say("activity.somePerson", { id })
}

function toOption({ value, name }: { value: string; name: string }) {
  return (
    <option key={value} value={value}>
      {name}
    </option>
  )
}
