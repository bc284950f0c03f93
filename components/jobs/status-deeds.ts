import { Archive, FileText, type LucideIcon, Send } from "lucide-react"
import type { JobStatus } from "@/lib/queries/jobs"

/** What changing a posting to a status is called. */
export interface StatusDeed {
  to: JobStatus
  verb: "postings.publish" | "postings.archive" | "postings.toDraft"
  icon: LucideIcon
}

/** The only table of what can be done with a posting's status; menus, bars and forms read it. */
export const statusDeeds: Record<JobStatus, StatusDeed> = {
  active: { to: "active", verb: "postings.publish", icon: Send },
  archived: { to: "archived", verb: "postings.archive", icon: Archive },
  draft: { to: "draft", verb: "postings.toDraft", icon: FileText },
}

/** The changes that each status allows, the likeliest first. */
const allowed: Record<JobStatus, readonly [JobStatus, JobStatus]> = {
  active: ["archived", "draft"],
  archived: ["active", "draft"],
  draft: ["active", "archived"],
}

export function statusDeedsFor(status: JobStatus): [StatusDeed, StatusDeed] {
  const [likeliest, other] = allowed[status]
  return [statusDeeds[likeliest], statusDeeds[other]]
}
