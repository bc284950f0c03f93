"use client"

import { type QueryClient, useQueryClient } from "@tanstack/react-query"
import { ArrowLeft, ChevronLeft, ChevronRight } from "lucide-react"
import { useRouter } from "next/navigation"
import { useEffect, useState } from "react"
import { useShortcuts } from "@/components/keyboard/use-shortcuts"
import { Link, useAddress } from "@/components/layout/page-address"
import { useMessages } from "@/components/messages/use-messages"
import { IconButton } from "@/components/ui/icon-button"
import { jobPages, type JobListPage } from "@/lib/queries/jobs"
import { jobHref } from "../job-hrefs"
import { goOnTo, wasLeft } from "../job-list/left-list"
import { listAddress } from "../job-list/list-address"

/** The page of the list from which somebody came last; the cache forgets it while they read. */
let cameFrom: JobListPage | null = null

/** Leads back to the list as it was, and to the posting before and after this one in it. */
export function ListTrail({ id }: { id: number }) {
  const client = useQueryClient()
  const router = useRouter()
  const address = useAddress()
  const { t } = useMessages()
  const [page] = useState(() => pageAround(client, id))
  useEffect(() => {
    cameFrom = page
    goOnTo(id)
  }, [page, id])

  const at = page ? page.data.findIndex((row) => row.id === id) : -1
  const [before, after] = [page?.data[at - 1]?.id, page?.data[at + 1]?.id]
  const query = page ? listAddress.write(page.request).toString() : ""
  const list = query ? `${listAddress.path}?${query}` : listAddress.path

  function goTo(next: number | undefined) {
    if (next === undefined) return false
    router.push(address(jobHref(next)))
  }
  useShortcuts({ j: () => goTo(after), k: () => goTo(before) })

  const step = (next: number | undefined, label: string, shortcut: string, icon: typeof ChevronLeft) => {
    const Icon = icon
    return (
      <IconButton
        size="sm"
        label={label}
        shortcut={shortcut}
        disabled={next === undefined}
        render={next === undefined ? undefined : <Link href={jobHref(next)} />}
      >
        <Icon aria-hidden />
      </IconButton>
    )
  }

  return (
    <nav
      aria-label={t("posting.inList")}
      className="-mt-2 mb-1 flex h-8 items-center gap-3 text-compact text-muted-foreground"
    >
      <Link
        href={list}
        // The list scrolls to where it was.
        scroll={!wasLeft(address(list))}
        className="flex items-center gap-1.5 rounded-sm hover:text-foreground"
      >
        <ArrowLeft aria-hidden className="size-4" />
        {t("posting.backToList")}
      </Link>
      {page ? (
        <div className="flex items-center gap-1">
          {step(before, t("postings.keyBefore"), "K", ChevronLeft)}
          <span className="tabular-nums">
            {t("posting.placeInList", {
              position: (page.paging.page - 1) * page.request.pageSize + at + 1,
              total: page.paging.total,
            })}
          </span>
          {step(after, t("postings.keyNext"), "J", ChevronRight)}
        </div>
      ) : null}
    </nav>
  )
}

/** The latest page of the list that is known to have the posting in it. After a reload none is. */
function pageAround(client: QueryClient, id: number): JobListPage | null {
  const has = (page: JobListPage | null | undefined) => page?.data.some((row) => row.id === id) ?? false
  const [latest] = client
    .getQueryCache()
    .findAll({ queryKey: jobPages })
    .map(({ state }) => ({ page: state.data as JobListPage | undefined, at: state.dataUpdatedAt }))
    .filter(({ page }) => has(page))
    .sort((a, b) => b.at - a.at)
  return latest?.page ?? (has(cameFrom) ? cameFrom : null)
}
