import type { Server } from "node:http"
import type { AddressInfo } from "node:net"
import { endBadly, refuseStart } from "./refuse-start"

/** Most connections waiting to be accepted, as far as the system allows; the default would be 511. */
const backlog = 4_096

/**
 * Makes `server` listen on `port` of `host`, and returns the actual port. If that isn't possible, ends the process with a
 * sentence that says why.
 */
export async function listen(
  server: Server,
  { host, port }: { host: string; port: number },
): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject)
    server.listen({ port, host, backlog }, resolve)
  }).catch((error: NodeJS.ErrnoException) => {
    const sentence = describe(error.code, { host, port })
    return sentence === null ? endBadly(error) : refuseStart(sentence)
  })
  return (server.address() as AddressInfo).port
}

function describe(code: string | undefined, { host, port }: { host: string; port: number }): string | null {
  switch (code) {
    case "EADDRINUSE":
      return `Port ${port} is taken by another program, possibly another copy of Openings. Stop it, or set PORT to another port.`
    case "EACCES":
      return `This user may not listen on port ${port}. Set PORT to 1024 or higher, and put a proxy in front.`
    case "EADDRNOTAVAIL":
    case "EAFNOSUPPORT":
    case "EAI_AGAIN":
    case "EINVAL":
    case "ENOTFOUND":
      return `HOST is "${host}", which isn't an address of this machine. Remove it, or set it to 0.0.0.0 for all addresses or 127.0.0.1 for this machine only.`
    default:
      return null
  }
}
