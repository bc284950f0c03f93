import type { Server } from "node:http"
import type { AddressInfo } from "node:net"
import { endBadly, refuseStart } from "./refuse-start"

/** So many connections may wait to be taken, as far as the system allows it; by default it would be 511. */
const backlog = 4_096

/** Takes `port` of `host` for `server`, and answers the port that it has. What is in the way ends the process with a sentence. */
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
      return `This user may not listen on port ${port}. Set PORT to one from 1024 on, and put a proxy in front.`
    case "EADDRNOTAVAIL":
    case "EAFNOSUPPORT":
    case "EAI_AGAIN":
    case "EINVAL":
    case "ENOTFOUND":
      return `HOST is "${host}", which isn't an address of this machine. Remove it, or set it to 0.0.0.0 for all addresses or 127.0.0.1 for this machine alone.`
    default:
      return null
  }
}
