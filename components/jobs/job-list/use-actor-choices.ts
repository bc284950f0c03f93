"use client"

import { useQuery } from "@tanstack/react-query"
import { useMessages } from "@/components/messages/use-messages"
import { keysQuery } from "@/lib/queries/api-keys"
import { membersQuery } from "@/lib/queries/members"
import { useMe } from "@/lib/queries/session"

export type ActorChoice = { value: string; name: string }

/** Who may have changed a posting, as options of the filter: members and, for people who may see them, keys. Only fetched if `enabled`. */
export function useActorChoices(enabled: boolean) {
  const { t } = useMessages()
  const isAdmin = useMe().employer.role === "admin"
  const people = useQuery({ ...membersQuery, enabled })
  const own = useQuery({ ...keysQuery, enabled: enabled && isAdmin, refetchInterval: false })
  const members = (people.data?.data ?? []).map(({ person: { id, name } }) => ({
    value: `person:${id}`,
    name,
  }))
  const keys = (own.data?.data ?? []).map(({ id, name, lastFour }) => ({
    value: `key:${id}`,
    name: `${name} (…${lastFour})`,
  }))
  const kinds = [
    { value: "person", name: t("listFilters.people") },
    { value: "key", name: t("listFilters.keys") },
    { value: "service", name: t("listFilters.service") },
  ]

  /** The name of an actor; those who are gone have a number instead. Undefined while the names load. */
  function nameOf(actor: string): string | undefined {
    const known = [...kinds, ...members, ...keys].find(({ value }) => value === actor)
    if (known) return known.name
    if (people.isLoading || own.isLoading) return undefined
    const [kind, id = ""] = actor.split(":")
    return t(kind === "key" ? "listFilters.someKey" : "listFilters.somePerson", { id })
  }

  return { kinds, members, keys, nameOf }
}
