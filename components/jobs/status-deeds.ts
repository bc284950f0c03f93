import { Archive, FileText, type LucideIcon, Send } from "lucide-react"
import type { JobStatus } from "@/lib/queries/jobs"

/** What it is called to give a posting a status, while it happens and when it is done. */
export interface StatusDeed {
  to: JobStatus
  verb: string
  icon: LucideIcon
  doing: string
  /** Completes "The posting is …". */
  done: string
  /** Completes "The posting is … again". */
  again: string
}

/** The one table of what can be done with a posting's status; menus, bars, forms and messages read it. */
export const statusDeeds: Record<JobStatus, StatusDeed> = {
  active: {
    to: "active",
    verb: "Publish",
    icon: Send,
    doing: "Publishing",
    done: "published",
    again: "active",
  },
  archived: {
    to: "archived",
    verb: "Archive",
    icon: Archive,
    doing: "Archiving",
    done: "archived",
    again: "archived",
  },
  draft: {
    to: "draft",
    verb: "Turn into a draft",
    icon: FileText,
    doing: "Turning into a draft",
    done: "a draft",
    again: "a draft",
  },
}

/** What each status allows, the likeliest first. */
const allowed: Record<JobStatus, readonly [JobStatus, JobStatus]> = {
  active: ["archived", "draft"],
  archived: ["active", "draft"],
  draft: ["active", "archived"],
}

export function statusDeedsFor(status: JobStatus): [StatusDeed, StatusDeed] {
  const [likeliest, other] = allowed[status]
  return [statusDeeds[likeliest], statusDeeds[other]]
}

/** What can be done with many postings at once, by what it makes of them. */
export const bulkDeeds = {
  active: statusDeeds.active,
  archived: statusDeeds.archived,
  deleted: { doing: "Deleting", done: "deleted" },
  undo: { doing: "Restoring", done: "as before" },
}

export type BulkDeed = keyof typeof bulkDeeds
