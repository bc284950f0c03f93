import { existsSync } from "node:fs"
import { createServer } from "node:http"
import type { NodeHandler } from "./admission"
import { refuseStart } from "./refuse-start"
import { leaveUncaughtToNext } from "./uncaught"

type Next = { handle: NodeHandler; close(): Promise<void> }

/**
 * The built pages, which Next serves. Preparing Next takes a fifth of a start, and the API doesn't need it: that is done when
 * the first page is requested, or when `prepare` is called.
 */
export class BuiltPages {
  private ready: Promise<Next> | undefined

  /** Ends a start that has no pages to serve. `port` is the one that the service listens on. */
  constructor(private readonly port: number) {
    if (!existsSync(".next/BUILD_ID")) refuseStart("The pages are not built yet: run `npm run build` first.")
  }

  readonly handle: NodeHandler = async (request, response) => {
    const { handle } = await this.prepare()
    if (!response.destroyed) await handle(request, response)
  }

  /** If this fails, the next call tries again. */
  prepare(): Promise<Next> {
    this.ready ??= load(this.port).catch((error: unknown) => {
      this.ready = undefined
      throw error
    })
    return this.ready
  }

  async close(): Promise<void> {
    const next = await this.ready?.catch(() => undefined)
    await next?.close()
  }
}

async function load(port: number): Promise<Next> {
  const { default: next } = await import("next")
  // Next listens for upgrades on the server that it is given, and drops them. On a server other than ours, an API client that
  // offers HTTP/2 with an Upgrade header is answered like any other.
  const server = next({ dev: false, hostname: "localhost", port, httpServer: createServer() })
  await server.prepare()
  leaveUncaughtToNext()
  return { handle: server.getRequestHandler(), close: () => server.close() }
}
