import { createServer, type ServerResponse } from "node:http"
import type { AddressInfo } from "node:net"

/** Receives deliveries at as many addresses of this machine as requested; while it holds, it doesn't respond. */
export class Endpoints {
  readonly hosts: string[]
  private readonly taken = new Set<string>()
  private held: (() => void)[] | null = null
  private heard = () => {}
  private readonly server = createServer((request, response) => {
    request.resume()
    request.on("end", () => {
      const take = () =>
        this.take(`${request.headers.host} ${String(request.headers["webhook-id"])}`, response)
      if (this.held) this.held.push(take)
      else take()
    })
  })

  constructor(count: number) {
    // At most four requests to one host run at once, so each endpoint has its own host.
    this.hosts = Array.from({ length: count }, (_, index) => `127.0.1.${index + 1}`)
  }

  async open(): Promise<void> {
    await new Promise<void>((resolve) => this.server.listen(0, "0.0.0.0", resolve))
  }

  urlOf(host: string): string {
    return `http://${host}:${(this.server.address() as AddressInfo).port}/hook`
  }

  /** How many deliveries have been received, each counted once. */
  get count(): number {
    return this.taken.size
  }

  /** Resolves once `count` deliveries have been received since the beginning. */
  async until(count: number): Promise<void> {
    while (this.taken.size < count) await new Promise<void>((resolve) => (this.heard = resolve))
  }

  hold(): void {
    this.held ??= []
  }

  release(): void {
    const waiting = this.held ?? []
    this.held = null
    for (const take of waiting) take()
  }

  close(): void {
    this.server.close()
    this.server.closeAllConnections()
  }

  private take(delivery: string, response: ServerResponse): void {
    // A sender that gave up waiting doesn't know that its delivery arrived.
    if (response.destroyed) return
    this.taken.add(delivery)
    response.writeHead(204).end()
    this.heard()
  }
}
