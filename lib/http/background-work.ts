import { randomUUID } from "node:crypto"
import { serviceContext } from "./context"
import { logger } from "./log"
import type { ServiceContext } from "@/lib/domain/context"

/** Who works, as other servers know it, and what ends the work where it is. */
export type Worker = { holder: string; signal: AbortSignal }

type Work = {
  /** Answers how many postings it came to. */
  perform(context: ServiceContext, worker: Worker): Promise<number>
  /** What the log says where that was any, and where it failed. */
  done: string
  failed: string
}

/** Work of this server beside its answers, once at a time: `soon` asks for it, again where it is under way, and `end` ends it. */
export function backgroundWork({ perform, done, failed }: Work): { soon(): void; end(): Promise<void> } {
  const holder = randomUUID()
  const ending = new AbortController()
  let running: Promise<void> | null = null
  let isAskedAgain = false

  async function run(): Promise<void> {
    try {
      const begun = performance.now()
      const postings = await perform(serviceContext(), { holder, signal: ending.signal })
      const milliseconds = Math.round(performance.now() - begun)
      if (postings > 0) logger().info({ postings, milliseconds }, done)
    } catch (error) {
      logger().error({ err: error }, failed)
    }
  }

  function soon(): void {
    if (ending.signal.aborted) return
    isAskedAgain = running !== null
    running ??= run().finally(() => {
      running = null
      if (isAskedAgain) soon()
    })
  }

  async function end(): Promise<void> {
    ending.abort()
    await running
  }

  return { soon, end }
}
