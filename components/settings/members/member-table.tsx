"use client"

import { useMessages } from "@/components/messages/use-messages"
import { Table, TableBody, TableCell, TableHead, TableHeaderCell, TableRow } from "@/components/ui/table"
import { JoinedFact, LastSeenFact, MemberName, TwoFactorFact } from "./member-facts"
import { MemberMenu } from "./member-menu"
import { MemberRole } from "./member-role"
import type { MemberRowsProps } from "./member-rows"

export function MemberTable({ members, now, actions, lastAdmin }: MemberRowsProps) {
  const { t } = useMessages()
  return (
    <div className="overflow-clip rounded-xl border bg-card [&_tbody_tr:last-child>*]:border-b-0">
      <Table label={t("members.title")} className="table-fixed">
        <TableHead className="static">
          <tr>
            <TableHeaderCell>{t("members.member")}</TableHeaderCell>
            <TableHeaderCell className="w-42">{t("members.role")}</TableHeaderCell>
            <TableHeaderCell className="w-26">{t("members.twoFactor")}</TableHeaderCell>
            <TableHeaderCell className="w-34">{t("members.lastSeen")}</TableHeaderCell>
            <TableHeaderCell className="w-30 max-xl:hidden">{t("members.joined")}</TableHeaderCell>
            <TableHeaderCell className="w-14">
              <span className="sr-only">{t("members.actions")}</span>
            </TableHeaderCell>
          </tr>
        </TableHead>
        <TableBody>
          {members.map((member) => (
            <TableRow key={member.id}>
              <th scope="row" className="border-b px-3 py-2.5 pl-4 text-left font-normal">
                <MemberName member={member} />
              </th>
              <TableCell>
                <MemberRole member={member} fixed={member === lastAdmin} onChange={actions.changeRole} />
              </TableCell>
              <TableCell>
                <TwoFactorFact member={member} />
              </TableCell>
              <TableCell>
                <LastSeenFact member={member} now={now} />
              </TableCell>
              <TableCell className="max-xl:hidden">
                <JoinedFact member={member} />
              </TableCell>
              <TableCell>
                <div className="flex justify-end">
                  <MemberMenu member={member} fixed={member === lastAdmin} actions={actions} />
                </div>
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </div>
  )
}
