"use client"

import { useQuery } from "@tanstack/react-query"
import { SearchX, ShieldX, Trash2 } from "lucide-react"
import { useEffect, useRef, useState } from "react"
import type { KeyboardHelpProps } from "@/components/keyboard/keyboard-help"
import { Loaded } from "@/components/layout/loaded"
import { PageBody } from "@/components/layout/page-body"
import { PageHeader } from "@/components/layout/page-header"
import { useAddressState } from "@/components/layout/use-address-state"
import { useMessages } from "@/components/messages/use-messages"
import { Button } from "@/components/ui/button"
import { EmptyState } from "@/components/ui/empty-state"
import { onDemand } from "@/components/ui/on-demand"
import { binPageQuery, binPageSize } from "@/lib/queries/bin"
import { useMayWrite, useMe } from "@/lib/queries/session"
import { SearchField } from "../job-list/search-field"
import { listPlace } from "../job-list/row-focus"
import { useKeptFocus } from "../job-list/use-kept-focus"
import { useSearchText } from "../job-list/use-search-text"
import { quoted } from "../job-words"
import { StoppableProgress } from "../stoppable-progress"
import { binAddress } from "./bin-address"
import { BinDialogs } from "./bin-dialogs"
import { BinList, binPlace, firstBinControl } from "./bin-list"
import { BinRowsSkeleton } from "./bin-skeleton"
import { binShortcuts, useBinKeys } from "./use-bin-keys"
import { useBinWork } from "./use-bin-work"

const KeyboardHelp = onDemand<KeyboardHelpProps>(
  async () => (await import("@/components/keyboard/keyboard-help")).KeyboardHelp,
)

/** The deleted postings, to find and restore them. */
export function Bin() {
  const { t } = useMessages()
  const mayWrite = useMayWrite()
  return (
    <PageBody className="gap-4">
      <PageHeader
        title={t("bin.title")}
        description={t(mayWrite ? "bin.description" : "bin.viewerDescription")}
      />
      {mayWrite ? <BinBody /> : <ViewerNotice />}
    </PageBody>
  )
}

function BinBody() {
  const words = useMessages()
  const { t } = words
  const { state: request, hrefWith, show } = useAddressState(binAddress)
  const searchRef = useRef<HTMLInputElement>(null)
  const search = (q: string) => {
    if (binAddress.read(new URLSearchParams(window.location.search)).q === q) return false
    show({ q, page: 1 }, { replace: true })
    return true
  }
  const field = useSearchText(request.q, search)
  const query = useQuery(binPageQuery(request))
  useKeptFocus(query.data?.data)
  const total = query.data?.paging.total
  const isEmpty = total === 0 && request.q === ""

  // After the only posting of the last page is restored, the list goes to the last page that has some.
  const pages = query.isPlaceholderData ? undefined : query.data?.paging.pages
  useEffect(() => {
    if (pages !== undefined && request.page > Math.max(pages, 1))
      show({ page: Math.max(pages, 1) }, { replace: true })
  }, [pages, request.page, show])

  const [help, setHelp] = useState(false)
  const work = useBinWork()
  const { progress, rounds } = work

  // The button that restores a selection disappears along with it, and the list may be empty then.
  const restoresMany = useRef(false)
  useEffect(() => {
    if (restoresMany.current && document.activeElement === document.body)
      listPlace()?.focus({ preventScroll: true })
    restoresMany.current = false
  }, [rounds])

  useBinKeys({ focusSearch: () => searchRef.current?.focus(), openHelp: () => setHelp(true) })

  return (
    <>
      {isEmpty ? null : (
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <SearchField
            inputRef={searchRef}
            text={field.text}
            onType={field.type}
            onClear={field.clear}
            onLeave={() => firstBinControl()?.focus()}
            label={t("bin.search")}
          />
          <p role="status" className="text-compact text-muted-foreground tabular-nums">
            {total === undefined || query.isPlaceholderData ? null : t("bin.count", { count: total })}
          </p>
        </div>
      )}
      {progress && progress.total > binPageSize ? (
        <StoppableProgress
          label={
            progress.stopping
              ? t("bin.stopping")
              : t("bin.restoring", { finished: progress.finished, total: progress.total })
          }
          value={progress.finished}
          max={progress.total}
          stopping={progress.stopping}
          onStop={work.stop}
        />
      ) : null}
      <div data-job-list tabIndex={-1} className="outline-none">
        <Loaded
          query={query}
          failed={t("bin.notLoaded")}
          notRefreshed={t("bin.notRefreshed")}
          loading={<BinRowsSkeleton />}
          empty={({ paging }) =>
            paging.total > 0 ? null : request.q ? (
              <EmptyState
                icon={<SearchX />}
                title={t("bin.noMatch", { search: quoted(request.q, words) })}
                action={
                  <Button variant="outline" onClick={field.clear}>
                    {t("bin.clearSearch")}
                  </Button>
                }
              >
                {t("bin.noMatchText")}
              </EmptyState>
            ) : (
              <EmptyState icon={<Trash2 />} title={t("bin.emptyTitle")}>
                {t("bin.emptyText")}
              </EmptyState>
            )
          }
        >
          {({ data, paging }) =>
            data.length === 0 ? (
              <BinRowsSkeleton />
            ) : (
              <BinList
                key={`${request.q} ${paging.page}`}
                work={work}
                onRestoreMany={(wanted) => {
                  restoresMany.current = true
                  void work.restore(wanted)
                }}
                q={request.q}
                rows={data}
                paging={paging}
                hrefOf={(page) => hrefWith({ page })}
              />
            )
          }
        </Loaded>
      </div>
      <BinDialogs work={work} focusAfter={binPlace} />
      <KeyboardHelp open={help} onOpenChange={setHelp} groups={binShortcuts(t)} focusAfter={() => null} />
    </>
  )
}

function ViewerNotice() {
  const { t } = useMessages()
  const { employer } = useMe()
  return (
    <EmptyState icon={<ShieldX />} title={t("bin.viewerTitle")}>
      {t("postings.yourRole", { employer: employer.name, role: employer.role })}
    </EmptyState>
  )
}
