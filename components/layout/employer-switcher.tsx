"use client"

import { ChevronsUpDown } from "lucide-react"
import { useMessages } from "@/components/messages/use-messages"
import { Button } from "@/components/ui/button"
import { Menu } from "@/components/ui/menu"
import { onDemand } from "@/components/ui/on-demand"
import type { EmployerMenuItemsProps } from "./employer-menu-items"

const EmployerMenuItems = onDemand<EmployerMenuItemsProps>(
  async () => (await import("./employer-menu-items")).EmployerMenuItems,
)

/** Whose postings the person works on: text if there is one employer, a menu if there are more. */
export function EmployerSwitcher(props: EmployerMenuItemsProps) {
  const { t } = useMessages()
  const { employers, current } = props
  if (employers.length < 2)
    return (
      <p className="truncate px-2 text-compact text-muted-foreground" title={current.name}>
        {current.name}
      </p>
    )
  return (
    <Menu
      align="start"
      className="w-(--anchor-width) min-w-52"
      trigger={
        <Button
          variant="outline"
          aria-label={t("frame.employerIs", { name: current.name })}
          className="w-full justify-start px-2 font-normal [&>span]:w-full"
        >
          <span className="min-w-0 flex-1 truncate text-left">{current.name}</span>
          <ChevronsUpDown aria-hidden className="size-3.5 text-muted-foreground" />
        </Button>
      }
    >
      <EmployerMenuItems {...props} />
    </Menu>
  )
}
