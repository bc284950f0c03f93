import type { ReactNode } from "react"
import { cn } from "@/components/ui/cn"
import { Table, TableBody, TableCell, TableHead, TableHeaderCell, TableRow } from "@/components/ui/table"

type GuideTableProps = { label: string; columns: readonly string[]; rows: readonly (readonly ReactNode[])[] }

/** A small table in the guide; its first column is set as code. */
export function GuideTable({ label, columns, rows }: GuideTableProps) {
  return (
    <Table label={label} scrolls>
      <TableHead>
        <tr>
          {columns.map((column) => (
            <TableHeaderCell key={column}>{column}</TableHeaderCell>
          ))}
        </tr>
      </TableHead>
      <TableBody>
        {rows.map((row, index) => (
          <TableRow key={index}>
            {row.map((cell, position) => (
              <TableCell
                key={position}
                className={cn(
                  "py-2.5 align-baseline",
                  position === 0 && "font-mono whitespace-nowrap",
                  // Wide enough to read; on a phone the table scrolls.
                  position === row.length - 1 && "min-w-56",
                )}
              >
                {cell}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}
