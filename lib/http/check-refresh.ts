import { randomUUID } from "node:crypto"
import { refreshChecks } from "@/lib/domain/job-checks/refresh-checks"
import { serviceContext } from "./context"
import { logger } from "./log"

const holder = randomUUID()
const ending = new AbortController()
let running: Promise<void> | null = null
let isAskedAgain = false

/** Brings the counts of findings that are kept with postings up to date, in the background. */
export function refreshChecksSoon(): void {
  isAskedAgain = running !== null
  running ??= run().finally(() => {
    running = null
    if (isAskedAgain && !ending.signal.aborted) refreshChecksSoon()
  })
}

/** Ends that where it is, for another server to go on with. */
export async function endCheckRefresh(): Promise<void> {
  ending.abort()
  await running
}

async function run(): Promise<void> {
  try {
    const begun = performance.now()
    const judged = await refreshChecks(serviceContext(), { holder, signal: ending.signal })
    const milliseconds = Math.round(performance.now() - begun)
    if (judged > 0) logger().info({ judged, milliseconds }, "postings checked")
  } catch (error) {
    logger().error({ err: error }, "postings not checked")
  }
}
