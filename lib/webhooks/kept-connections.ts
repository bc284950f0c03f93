import { Agent as HttpAgent, type RequestOptions } from "node:http"
import { Agent as HttpsAgent } from "node:https"

/** How long an idle connection is kept, in milliseconds, and how many are kept at most. */
const keptFor = 4_000
const mostKept = 64

/** What a connection was made for: it is only used for requests with the same value. */
export type MadeFor = { madeFor: string }

/**
 * Connections that are kept for a moment, so that the next event costs an endpoint and this server no handshake. One
 * is only used again for the same URL, and only while its name leads to the same addresses as when it was made.
 */
export const keptConnections = {
  "http:": keeping(new HttpAgent({ keepAlive: true, timeout: keptFor })),
  "https:": keeping(new HttpsAgent({ keepAlive: true, timeout: keptFor })),
}

/** Connections for one request each. */
export const freshConnections = {
  "http:": new HttpAgent({ keepAlive: false }),
  "https:": new HttpsAgent({ keepAlive: false }),
}

function keeping<Agent extends HttpAgent>(agent: Agent): Agent {
  const nameOf = agent.getName.bind(agent)
  agent.getName = (options?: RequestOptions & Partial<MadeFor>) => `${nameOf(options)}:${options?.madeFor}`
  const keep = agent.keepSocketAlive.bind(agent)
  agent.keepSocketAlive = (socket) =>
    Object.values(agent.freeSockets).flat().length < mostKept ? keep(socket) : false
  return agent
}
