import { createServer, type IncomingHttpHeaders } from "node:http"
import type { AddressInfo } from "node:net"
import { Webhook as StandardWebhook } from "standardwebhooks"
import { expect } from "@playwright/test"

/** An event sent to a webhook. */
export type SentEvent = {
  id: string
  at: number
  headers: IncomingHttpHeaders
  text: string
  body: {
    type: string
    timestamp: string
    data: {
      id: number
      referenceId: string | null
      version: number
      changed: string[]
      by: { kind: string; name: string }
      href: string
    }
  }
}

type Reply = { status: number; headers?: Record<string, string>; body?: string; delay?: number }

/** A third party's webhook receiver, which behaves as the spec says. */
export class Receiver {
  readonly received: SentEvent[] = []
  /** Its answer, which may depend on how many events came before. */
  answer: (received: SentEvent, before: number) => Reply = () => ({ status: 204 })

  private constructor(
    readonly url: string,
    readonly close: () => void,
  ) {}

  static async open(host = "127.0.0.1"): Promise<Receiver> {
    const server = createServer((request, response) => {
      const chunks: Buffer[] = []
      request.on("data", (chunk: Buffer) => chunks.push(chunk))
      request.on("end", () => {
        const text = Buffer.concat(chunks).toString("utf8")
        const id = String(request.headers["webhook-id"])
        const came: SentEvent = { id, at: Date.now(), headers: request.headers, text, body: JSON.parse(text) }
        const { status, headers = {}, body = "", delay = 0 } = receiver.answer(came, receiver.received.length)
        receiver.received.push(came)
        setTimeout(() => response.writeHead(status, headers).end(body), delay)
      })
    })
    await new Promise<void>((resolve) => server.listen(0, host, resolve))
    const receiver = new Receiver(`http://${host}:${(server.address() as AddressInfo).port}/hooks`, () => {
      server.close()
      server.closeAllConnections()
    })
    return receiver
  }

  /** The events received, once there are `count` of them. */
  async waitFor(count: number): Promise<SentEvent[]> {
    await expect
      .poll(() => this.received.length, { timeout: 20_000, intervals: [20] })
      .toBeGreaterThanOrEqual(count)
    return this.received
  }

  /** The types of the events received. */
  get types(): string[] {
    return this.received.map(({ body }) => body.type)
  }
}

/** What the published Standard Webhooks library reads from it; throws if the signature does not match the secret. */
export function verified(secret: string, { text, headers }: SentEvent): unknown {
  return new StandardWebhook(secret).verify(text, headers as Record<string, string>)
}
