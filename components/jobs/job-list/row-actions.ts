import type { JobRow, JobStatus } from "@/lib/queries/jobs"

/** What a row can ask for. It is one and the same object for all rows, so that none is drawn anew for it. */
export type RowActions = {
  setStatus: (job: JobRow, status: JobStatus) => void
  askDelete: (jobs: readonly JobRow[]) => void
  openSheet: (job: JobRow) => void
}

export const jobHref = (id: number) => `/jobs/${id}`
export const editHref = (id: number) => `/jobs/${id}/edit`
export const duplicateHref = (id: number) => `/jobs/new?from=${id}`

/** The statuses that a posting can be given by hand from the list, with their verbs. */
export function statusVerbs(status: JobStatus): { to: "active" | "archived"; verb: string }[] {
  const publish = { to: "active", verb: "Publish" } as const
  const archive = { to: "archived", verb: "Archive" } as const
  return { active: [archive], archived: [publish], draft: [publish, archive] }[status]
}
