import { workOnBulkRuns } from "@/lib/domain/bulk-runs/work-on-bulk-runs"
import { backgroundWork } from "./background-work"
import { logger } from "./log"

const onFault = (error: unknown) => logger().error({ err: error }, "fault in a bulk run")

const work = backgroundWork({
  perform: (context, worker) => workOnBulkRuns(context, { ...worker, onFault }),
  done: "bulk runs worked on",
  failed: "bulk runs not worked on; trying again",
})

/** Works in the background through what people have asked to be done with many postings. */
export const workOnBulkRunsSoon = work.soon

/** Ends that where it is, for another server to go on with. */
export const endBulkWork = work.end
