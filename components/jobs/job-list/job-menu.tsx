"use client"

import { Ellipsis } from "lucide-react"
import { useMessages } from "@/components/messages/use-messages"
import { Button } from "@/components/ui/button"
import { Menu } from "@/components/ui/menu"
import { onDemand } from "@/components/ui/on-demand"
import { quoted } from "../job-words"
import type { JobMenuItemsProps } from "./job-menu-items"

const JobMenuItems = onDemand<JobMenuItemsProps>(async () => (await import("./job-menu-items")).JobMenuItems)

/** The button at the end of a row, with what can be done with its posting. */
export function JobMenu(props: JobMenuItemsProps) {
  const words = useMessages()
  const posting = quoted(props.job.title, words)
  return (
    <Menu
      trigger={
        <Button
          data-row-menu
          variant="ghost"
          size="icon-sm"
          aria-label={words.t("postings.actionsFor", { posting })}
          className="text-muted-foreground"
        >
          <Ellipsis aria-hidden />
        </Button>
      }
    >
      <JobMenuItems {...props} />
    </Menu>
  )
}
