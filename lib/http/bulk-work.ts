import { workOnBulkRuns } from "@/lib/domain/bulk-runs/work-on-bulk-runs"
import { backgroundWork } from "./background-work"
import { logger } from "./log"

const onFault = (error: unknown) => logger().error({ err: error }, "fault in a bulk run")

const work = backgroundWork({
  perform: (context, worker) => workOnBulkRuns(context, { ...worker, onFault }),
  done: "worked on bulk runs",
  failed: "work on bulk runs failed; trying again",
})

/** Works through the bulk runs that people have started, in the background. */
export const workOnBulkRunsSoon = work.soon

/** Stops that work where it is, for another server to continue. */
export const endBulkWork = work.end
