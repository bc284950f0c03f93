import type { IncomingMessage, ServerResponse } from "node:http"
import { isHeld } from "@/lib/http/held-answer"
import { clientOf } from "./client-of"

/** The shortest pause between two looks for answers that only wait for their readers, in milliseconds. */
const pause = 20

/**
 * Places for requests, of which one client may have a share. A place is held while its request is worked on: it is given back
 * when the answer or its connection ends, and also when an answer only waits for its reader.
 */
export class Places {
  private readonly taken = new Map<ServerResponse, string | null>()
  private readonly shares = new Map<string, number>()
  private lookedAt = -Infinity

  constructor(
    private readonly most: number,
    private readonly mostOfClient: number,
  ) {}

  /** Takes a place until the answer has ended; false if there is none. */
  take(request: IncomingMessage, response: ServerResponse): boolean {
    const client = clientOf(request)
    if (!this.hasRoomFor(client)) this.takeBack()
    if (!this.hasRoomFor(client)) return false
    this.taken.set(response, client)
    if (client !== null) this.shares.set(client, (this.shares.get(client) ?? 0) + 1)
    response.once("close", () => this.giveBack(response))
    return true
  }

  private hasRoomFor(client: string | null): boolean {
    return (
      this.taken.size < this.most && (client === null || (this.shares.get(client) ?? 0) < this.mostOfClient)
    )
  }

  /** Takes back the places of answers that nobody is working on any longer. */
  private takeBack(): void {
    const now = performance.now()
    if (now - this.lookedAt < pause) return
    this.lookedAt = now
    for (const response of this.taken.keys()) {
      const { destroyed, writableEnded, writableNeedDrain } = response
      if (destroyed || writableEnded || writableNeedDrain || isHeld(response)) this.giveBack(response)
    }
  }

  private giveBack(response: ServerResponse): void {
    const client = this.taken.get(response)
    if (!this.taken.delete(response) || client === undefined || client === null) return
    const left = (this.shares.get(client) ?? 0) - 1
    if (left > 0) this.shares.set(client, left)
    else this.shares.delete(client)
  }
}
