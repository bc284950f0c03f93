import { refreshChecks } from "@/lib/domain/job-checks/refresh-checks"
import { backgroundWork } from "./background-work"

const work = backgroundWork({
  perform: refreshChecks,
  done: "postings checked",
  failed: "postings not checked",
})

/** Brings the counts of findings that are kept with postings up to date, in the background. */
export const refreshChecksSoon = work.soon

/** Ends that where it is, for another server to go on with. */
export const endCheckRefresh = work.end
