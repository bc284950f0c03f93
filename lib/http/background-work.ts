import { randomUUID } from "node:crypto"
import { serviceContext } from "./context"
import { logger } from "./log"
import type { ServiceContext } from "@/lib/domain/context"

/** The name of this worker to other servers, and the signal that stops its work. */
export type Worker = { holder: string; signal: AbortSignal }

type Work = {
  /** Returns how many postings it worked on. */
  perform(context: ServiceContext, worker: Worker): Promise<number>
  /** What the log says if there were any, and if it failed. */
  done: string
  failed: string
}

/**
 * Work of this server beside its answers, one run at a time: `soon` asks for a run, which follows the current one if there is
 * one, and `end` stops it.
 */
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
