"use client"

import { ArrowLeft, ChevronLeft, ChevronRight } from "lucide-react"
import { useShortcuts } from "@/components/keyboard/use-shortcuts"
import { Link, useAddress } from "@/components/layout/page-address"
import { useGoTo } from "@/components/layout/use-go-to"
import { useMessages } from "@/components/messages/use-messages"
import { IconButton } from "@/components/ui/icon-button"
import { jobHref } from "../job-hrefs"
import { wasLeft } from "../job-list/left-list"
import { listAddress } from "../job-list/list-address"
import { useListTrail } from "./use-list-trail"

/** Links back to the list as it was, and to the previous and next posting in it. */
export function ListTrail({ id }: { id: number }) {
  const goToPage = useGoTo()
  const address = useAddress()
  const { t } = useMessages()
  const { page, before, after, position } = useListTrail(id)
  const query = page ? listAddress.write(page.request).toString() : ""
  const list = query ? `${listAddress.path}?${query}` : listAddress.path

  function goTo(next: number | undefined) {
    if (next === undefined) return false
    goToPage(jobHref(next))
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
      className="-mt-2 mb-1 print:hidden flex h-8 items-center gap-3 text-compact text-muted-foreground"
    >
      <Link
        href={list}
        // The list itself scrolls to where it was.
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
            {t("posting.placeInList", { position, total: page.paging.total })}
          </span>
          {step(after, t("postings.keyNext"), "J", ChevronRight)}
        </div>
      ) : null}
    </nav>
  )
}
