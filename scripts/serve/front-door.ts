import { createServer, type Server } from "node:http"
import { Server as NetServer } from "node:net"
import { toNodeHandler } from "srvx/node"
import { overloadRefusal } from "@/lib/http/overload"
import { startingAnswer } from "@/lib/http/refusal"
import { Admission, type NodeHandler } from "./admission"
import { loadRouteTable } from "./route-table"

/** A client has this long for its headers, and for a whole request, in milliseconds: trickling holds no connection for long. */
const headersMilliseconds = 15_000
const requestMilliseconds = 60_000

/** A proxy in front keeps its connections for a minute: ours are to last longer, or it would meet closed ones. */
const keepAliveMilliseconds = 65_000

/**
 * The server of the whole service: what is under `/api` goes straight to the functions that the route files export, and
 * all else to `pages`, Next's own handler. Until `door` is open, everybody is told to come again.
 */
export async function createFrontDoor(pages: NodeHandler, door: { open: boolean }): Promise<Server> {
  const find = await loadRouteTable()
  const api = toNodeHandler(async (request) => {
    const found = find(pathOf(request.url))
    // A method of no route's, such as PROPFIND, is refused by the route itself.
    const handler = found?.module[request.method] ?? found?.module.GET
    if (!found || !handler) return new Response(null, { status: 404 })
    return handler(request, { params: Promise.resolve(found.params) })
  }) as NodeHandler
  const admission = new Admission()
  const admittedApi = admission.admitting(api, refuse)
  const admittedPages = admission.admitting(pages, refuse)
  const closed = toNodeHandler(startingAnswer) as NodeHandler
  const limits = { headersTimeout: headersMilliseconds, requestTimeout: requestMilliseconds }
  const checks = { connectionsCheckingInterval: 2_000 }
  const server = createServer({ ...limits, ...checks }, (request, response) => {
    if (!server.listening) response.setHeader("Connection", "close")
    if (!door.open) return closed(request, response)
    const { url = "" } = request
    // A full house is no reason to be taken out of service.
    if (/^\/api\/health(?:[?#]|$)/.test(url)) return api(request, response)
    return isApi(url) ? admittedApi(request, response) : admittedPages(request, response)
  })
  server.keepAliveTimeout = keepAliveMilliseconds
  admission.watch(server)
  return server
}

const isApi = (url: string) => /^\/api(?:[/?#]|$)/.test(url)

const refuse: NodeHandler = ({ url = "", headers }, response) => {
  const sentId = headers["x-request-id"]?.toString()
  const refusal = overloadRefusal({ api: isApi(url), sentId })
  response.writeHead(refusal.status, refusal.headers).end(refusal.body)
}

/** Clients that keep connections have this long to send a request, and be told that it was the last, in milliseconds. */
const farewellMilliseconds = 1_000

/** Whoever has not ended a request by then is cut off, in milliseconds. */
const longestFarewell = 30_000

/**
 * Stops taking connections, lets the requests under way finish, and answers when the last has. An idle connection stays
 * open for a moment: closed at once, it could meet a request that is on its way, which would then be lost.
 */
export async function closeGracefully(server: Server): Promise<void> {
  // The HTTP server's own close() would close idle connections at once.
  const closed = new Promise((resolve) => NetServer.prototype.close.call(server, resolve))
  const begun = Date.now()
  const sweep = setInterval(() => {
    const passed = Date.now() - begun
    if (passed > longestFarewell) server.closeAllConnections()
    else if (passed > farewellMilliseconds) server.closeIdleConnections()
  }, 50)
  await closed
  clearInterval(sweep)
}

function pathOf(url: string): string {
  return url.replace(/^[a-z]+:\/\/[^/]*/i, "").replace(/[?#].*$/s, "")
}
