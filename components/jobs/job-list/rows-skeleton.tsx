import { Skeleton } from "@/components/ui/skeleton"
import { Table, TableBody, TableCell } from "@/components/ui/table"
import { JobTableHead } from "./job-table-head"

const rows = Array.from({ length: 12 }, (_, index) => index)
const titles = ["w-56", "w-40", "w-64", "w-48"]

/** The table's layout while its rows load; only visible if there is room for a table. */
export function TableSkeleton({ canWrite }: { canWrite: boolean }) {
  return (
    <div aria-hidden className="max-md:hidden">
      <Table label="" className="table-fixed">
        <JobTableHead canWrite={canWrite} />
        <TableBody>
          {rows.map((row) => (
            <tr key={row}>
              {canWrite ? (
                <TableCell>
                  <Skeleton className="size-4" />
                </TableCell>
              ) : null}
              <TableCell>
                <Skeleton className={`mb-1 h-3.5 max-w-full ${titles[row % 4]}`} />
                <Skeleton className="h-3 w-24" />
              </TableCell>
              <TableCell className="max-xl:hidden">
                <Skeleton className="w-28" />
              </TableCell>
              <TableCell>
                <Skeleton className="w-16" />
              </TableCell>
              <TableCell>
                <Skeleton className="w-22" />
              </TableCell>
              <TableCell>
                <Skeleton className="w-22" />
              </TableCell>
              {canWrite ? <TableCell /> : null}
            </tr>
          ))}
        </TableBody>
      </Table>
    </div>
  )
}

/** The layout of the cards; only visible on a phone. */
export function CardsSkeleton() {
  return (
    <div aria-hidden className="flex flex-col gap-2 md:hidden">
      {rows.slice(0, 6).map((row) => (
        <div key={row} className="flex h-26 flex-col gap-2 rounded-xl border px-3 py-3">
          <Skeleton className={`max-w-full ${titles[row % 4]}`} />
          <Skeleton className="w-32" />
          <Skeleton className="w-44" />
        </div>
      ))}
    </div>
  )
}
