import { randomUUID } from "node:crypto"
import { workOnBulkRuns } from "@/lib/domain/bulk-runs/work-on-bulk-runs"
import { serviceContext } from "./context"
import { logger } from "./log"

const holder = randomUUID()
const ending = new AbortController()
let running: Promise<void> | null = null
let isAskedAgain = false

/** Works in the background through what people have asked to be done with many postings. */
export function workOnBulkRunsSoon(): void {
  if (ending.signal.aborted) return
  isAskedAgain = running !== null
  running ??= run().finally(() => {
    running = null
    if (isAskedAgain) workOnBulkRunsSoon()
  })
}

/** Ends that where it is, for another server to go on with. */
export async function endBulkWork(): Promise<void> {
  ending.abort()
  await running
}

async function run(): Promise<void> {
  try {
    const begun = performance.now()
    const postings = await workOnBulkRuns(serviceContext(), {
      holder,
      signal: ending.signal,
      onFault: (error) => logger().error({ err: error }, "fault in a bulk run"),
    })
    const milliseconds = Math.round(performance.now() - begun)
    if (postings > 0) logger().info({ postings, milliseconds }, "bulk runs worked on")
  } catch (error) {
    logger().error({ err: error }, "bulk runs not worked on; trying again")
  }
}
