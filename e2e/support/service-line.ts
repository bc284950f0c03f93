import { createServer, type IncomingMessage, type ServerResponse } from "node:http"
import type { AddressInfo } from "node:net"
import { text } from "node:stream/consumers"

/** What happens to a batch: it arrives, or is lost, or its answer is lost, or a proxy on the way answers. */
type Fate = "arrives" | "lost" | "unanswered" | { status: number; html: string }

/** A proxy between a program and the service that treats batches as a bad connection does. */
export type ServiceLine = {
  baseUrl: string
  fateOf: (body: string) => Fate
  /** The batches received, and how many of them will never be answered. */
  batches: { key: string; body: string }[]
  held: number
  close(): Promise<void>
}

const passedOn = ["api-key", "content-type", "idempotency-key"]

export async function openServiceLine(service: string): Promise<ServiceLine> {
  const line: ServiceLine = { baseUrl: "", fateOf: () => "arrives", batches: [], held: 0, close }
  const proxy = createServer((incoming, outgoing) => {
    pass(incoming, outgoing).catch((error: unknown) => outgoing.writeHead(502).end(String(error)))
  })
  await new Promise<void>((resolve) => proxy.listen(0, "127.0.0.1", resolve))
  line.baseUrl = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`
  return line

  async function pass(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const { method, url = "/", headers } = incoming
    const body = await text(incoming)
    const isBatch = url.endsWith("/jobs/batch")
    if (isBatch) line.batches.push({ key: String(headers["idempotency-key"]), body })
    const fate = isBatch ? line.fateOf(body) : "arrives"
    if (typeof fate === "object") return void outgoing.writeHead(fate.status).end(fate.html)
    if (fate === "lost") return void line.held++
    const sent = Object.entries(headers).filter(([name]) => passedOn.includes(name)) as [string, string][]
    const answer = await fetch(service + url, { method, headers: sent, body: body || undefined })
    const answered = await answer.text()
    if (fate === "unanswered") return void line.held++
    outgoing.writeHead(answer.status, { etag: answer.headers.get("etag") ?? "" }).end(answered)
  }

  function close() {
    proxy.closeAllConnections()
    return new Promise<void>((resolve) => proxy.close(() => resolve()))
  }
}
