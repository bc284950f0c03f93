import { IncomingMessage } from "node:http"

/** A request that reports when more of its body has arrived. */
export class IncomingRequest extends IncomingMessage {
  /** Called when bytes of the body have arrived, and when all of them have: then `complete` is true. */
  onBody: (() => void) | null = null
  /** Bytes of the body that have arrived. */
  bodyBytes = 0
  private discarding = false

  /** Whether the request has a body. */
  get hasBody(): boolean {
    return "transfer-encoding" in this.headers || Number(this.headers["content-length"] ?? 0) > 0
  }

  /** Whether so much has arrived that no more is taken until somebody reads. */
  get isFull(): boolean {
    return this.readableLength >= this.readableHighWaterMark
  }

  /** Takes what is still to come, and keeps none of it. */
  discard(): void {
    this.discarding = true
  }

  override push(chunk: Uint8Array | null): boolean {
    if (chunk) this.bodyBytes += chunk.length
    const more = (this.discarding && chunk !== null) || super.push(chunk)
    this.onBody?.()
    return more
  }
}
