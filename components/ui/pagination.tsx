import { ChevronLeft, ChevronRight } from "lucide-react"
import type { ReactElement } from "react"
import { useMessages } from "@/components/messages/use-messages"
import { Button } from "./button"
import { NativeSelect } from "./native-select"

export interface PaginationProps {
  page: number
  pages: number
  /** The current position in words: "1–25 of 240 postings". */
  summary: string
  /** The link to a page, for example `<Link href={…} />`. */
  linkTo: (page: number) => ReactElement
  pageSize?: number
  pageSizes?: readonly number[]
  onPageSizeChange?: (size: number) => void
  label?: string
}

/** Pages as links, so that they can be shared and opened in tabs. */
export function Pagination({
  page,
  pages,
  summary,
  linkTo,
  pageSize,
  pageSizes,
  onPageSizeChange,
  label,
}: PaginationProps) {
  const { t } = useMessages()
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 text-compact text-muted-foreground">
      <div className="flex items-center gap-4">
        <p className="tabular-nums">{summary}</p>
        {pageSize && pageSizes && onPageSizeChange ? (
          <NativeSelect
            size="sm"
            aria-label={t("ui.rowsOnPage")}
            value={pageSize}
            onChange={(event) => onPageSizeChange(Number(event.target.value))}
          >
            {pageSizes.map((size) => (
              <option key={size} value={size}>
                {t("ui.rowsAPage", { count: size })}
              </option>
            ))}
          </NativeSelect>
        ) : null}
      </div>
      {pages > 1 ? (
        <nav aria-label={label ?? t("ui.pages")} className="flex items-center gap-1">
          <Step to={page - 1} pages={pages} linkTo={linkTo} label={t("ui.previousPage")}>
            <ChevronLeft aria-hidden />
          </Step>
          <ul className="flex items-center gap-1 max-sm:hidden">
            {numbersAround(page, pages).map((number, index) => (
              <li key={number ?? `gap-${index}`}>
                {number === null ? (
                  <span className="px-1" aria-hidden>
                    …
                  </span>
                ) : (
                  <Button
                    size="sm"
                    variant={number === page ? "secondary" : "ghost"}
                    className="min-w-(--control-sm) px-1.5 tabular-nums"
                    aria-label={t("ui.pageNumber", { page: number })}
                    aria-current={number === page ? "page" : undefined}
                    render={linkTo(number)}
                  >
                    {number}
                  </Button>
                )}
              </li>
            ))}
          </ul>
          <span className="px-2 tabular-nums sm:hidden">{t("ui.pageOf", { page, pages })}</span>
          <Step to={page + 1} pages={pages} linkTo={linkTo} label={t("ui.nextPage")}>
            <ChevronRight aria-hidden />
          </Step>
        </nav>
      ) : null}
    </div>
  )
}

interface StepProps {
  to: number
  pages: number
  linkTo: (page: number) => ReactElement
  label: string
  children: ReactElement
}

function Step({ to, pages, linkTo, label, children }: StepProps) {
  const exists = to >= 1 && to <= pages
  return (
    <Button
      size="icon-sm"
      variant="ghost"
      aria-label={label}
      disabled={!exists}
      render={exists ? linkTo(to) : undefined}
    >
      {children}
    </Button>
  )
}

/**
 * The first, the last, and the pages around the current one; null is a gap. The number of places is always the same, so that nothing jumps.
 */
function numbersAround(page: number, pages: number): (number | null)[] {
  if (pages <= 7) return Array.from({ length: pages }, (_, index) => index + 1)
  if (page <= 4) return [1, 2, 3, 4, 5, null, pages]
  if (page >= pages - 3) return [1, null, pages - 4, pages - 3, pages - 2, pages - 1, pages]
  return [1, null, page - 1, page, page + 1, null, pages]
}
