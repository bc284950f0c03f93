"use client"

import { X } from "lucide-react"
import { AddressLink } from "@/components/layout/address-link"
import { useMessages } from "@/components/messages/use-messages"
import type { JobListRequest } from "@/lib/queries/jobs"
import { filterWords } from "./filter-words"
import { noListFilters, setFilters } from "./list-address"
import { useFilterChoices } from "./use-filter-choices"

export interface FilterChipsProps {
  request: JobListRequest
  hrefWith: (change: Partial<JobListRequest>) => string
}

/** The filters that are set, in words, each with a way to remove it. */
export function FilterChips({ request, hrefWith }: FilterChipsProps) {
  const words = useMessages()
  const { t } = words
  const choices = useFilterChoices(request)
  const names = setFilters(request)
  // The chip that had the focus disappears; the button that opens the filters is next to it.
  const focusButton = () => document.querySelector<HTMLElement>("[data-list-filter]")?.focus()
  return (
    <ul aria-label={t("listFilters.set")} className="flex flex-wrap items-center gap-2">
      {names.map((name) => {
        const said = filterWords(name, request[name] ?? "", choices, words)
        return (
          <li
            key={name}
            className="flex h-7 max-w-full items-center rounded-md border bg-secondary pl-2 text-compact"
          >
            <span className="truncate">{said}</span>
            <AddressLink
              href={hrefWith({ [name]: null })}
              onNavigate={focusButton}
              aria-label={t("listFilters.remove", { filter: said })}
              className="grid size-7 shrink-0 place-items-center rounded-md text-muted-foreground hover:text-foreground"
            >
              <X aria-hidden className="size-3.5" />
            </AddressLink>
          </li>
        )
      })}
      {names.length > 1 ? (
        <li>
          <AddressLink
            href={hrefWith(noListFilters)}
            onNavigate={focusButton}
            className="rounded-sm px-1 text-compact text-muted-foreground underline-offset-4 hover:text-foreground hover:underline"
          >
            {t("listFilters.clearAll")}
          </AddressLink>
        </li>
      ) : null}
    </ul>
  )
}
