"use client"

import { Ellipsis } from "lucide-react"
import { Button } from "@/components/ui/button"
import { MenuButton } from "@/components/ui/menu-button"
import { onDemand } from "@/components/ui/on-demand"
import { quoted } from "../job-words"
import type { JobMenuPopupProps } from "./job-menu-popup"

const JobMenuPopup = onDemand<JobMenuPopupProps>(async () => (await import("./job-menu-popup")).JobMenuPopup)

/** The button at a row's end, with what can be done with its posting. */
export function JobMenu(props: JobMenuPopupProps) {
  return (
    <MenuButton
      trigger={
        <Button
          data-row-menu
          variant="ghost"
          size="icon-sm"
          aria-label={`Actions for ${quoted(props.job.title)}`}
          className="text-muted-foreground"
        >
          <Ellipsis aria-hidden />
        </Button>
      }
    >
      <JobMenuPopup {...props} />
    </MenuButton>
  )
}
