import { refreshChecks } from "@/lib/domain/job-checks/refresh-checks"
import { backgroundWork } from "./background-work"

const work = backgroundWork({
  perform: refreshChecks,
  done: "postings checked",
  failed: "checking postings failed",
})

/** Brings the finding counts stored with postings up to date, in the background. */
export const refreshChecksSoon = work.soon

/** Stops that work where it is, for another server to continue. */
export const endCheckRefresh = work.end
