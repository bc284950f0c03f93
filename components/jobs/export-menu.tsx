"use client"

import { useMessages } from "@/components/messages/use-messages"
import { Menu, type MenuProps } from "@/components/ui/menu"
import { MenuLink } from "@/components/ui/menu-items"
import { jobsFileHref, jobsJsonHref } from "@/lib/queries/imports"
import { useMe } from "@/lib/queries/session"

export interface ExportMenuProps extends Pick<MenuProps, "trigger"> {
  /** The query that selects the postings. */
  query: object
}

/** Downloads postings as a file of either type. */
export function ExportMenu({ query, trigger }: ExportMenuProps) {
  const { t, language } = useMessages()
  const { employer } = useMe()
  return (
    <Menu trigger={trigger}>
      <MenuLink render={<a href={jobsFileHref(query, employer.id, language)} download />}>
        {t("listFilters.asCsv")}
      </MenuLink>
      <MenuLink render={<a href={jobsJsonHref(query, employer.id)} download />}>
        {t("listFilters.asJson")}
      </MenuLink>
    </Menu>
  )
}
