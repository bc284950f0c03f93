import { createServer, type Server } from "node:http"
import { Server as NetServer } from "node:net"
import { toNodeHandler } from "srvx/node"
import { serveFromThisCopy } from "@/lib/http/front-door"
import { type DoorCaller, failureAnswer, overloadRefusal } from "@/lib/http/door-refusal"
import { startingAnswer } from "@/lib/http/refusal"
import { Admission, type NodeHandler } from "./admission"
import { asksForBundle, bundleHandler } from "./bundle-handler"
import { Bodies } from "./bodies"
import { closeGently } from "./close-gently"
import { Connections } from "./connections"
import { IncomingRequest } from "./incoming-request"
import { doorCaller, receiveRequest, refuseExpectation, tellUnreadable } from "./receive-request"
import { isApi } from "./request-target"
import { loadRouteTable } from "./route-table"
import { StaticFiles } from "./static-files"

/** How long a client has for its headers, and for a whole request, in milliseconds: a trickle holds no connection for long. */
const headersMilliseconds = 15_000
const requestMilliseconds = 60_000

/** A proxy in front keeps its connections for a minute: ours have to last longer, or it would use closed ones. */
const keepAliveMilliseconds = 65_000

/**
 * The server of the whole service: requests under `/api` go straight to the functions that the route files export, and all
 * others to `pages`, Next's own handler. Until `door` is open, every caller is asked to try again later.
 */
export async function createFrontDoor(pages: NodeHandler, door: { open: boolean }): Promise<Server> {
  const find = await loadRouteTable()
  const serve = async (request: Request): Promise<Response> => {
    const found = find(pathOf(request.url))
    // A method that no route has, such as PROPFIND, is refused by the route itself.
    const handler = found?.module[request.method] ?? found?.module.GET
    if (!found || !handler) return new Response(null, { status: 404 })
    return handler(request, { params: Promise.resolve(found.params) })
  }
  serveFromThisCopy(serve)
  const api = toNodeHandler(serve) as NodeHandler
  // A page costs ten times what a call does, and a bundle takes long to send: however many are requested, calls are still answered.
  const forApi = new Admission({ most: 1_000, begunTogether: 32 })
  const forPages = new Admission({ most: 500, begunTogether: 1 })
  const forBundle = new Admission({ most: 500, begunTogether: 4 })
  const forFiles = new Admission({ most: 500, begunTogether: 8 })
  const admittedApi = forApi.admitting(api, told)
  const admittedPages = forPages.admitting(pages, told)
  const files = new StaticFiles()
  const admittedFiles = forFiles.admitting(files.answer, told)
  const admittedBundle = forBundle.admitting(bundleHandler, told)
  const closed = toNodeHandler(startingAnswer) as NodeHandler
  const limits = { headersTimeout: headersMilliseconds, requestTimeout: requestMilliseconds }
  const checks = { connectionsCheckingInterval: 2_000, requireHostHeader: false }
  const connections = new Connections()
  const bodies = new Bodies(refuse)
  const dispatch = bodies.awaiting((request, response) => {
    if (!door.open) return closed(request, response)
    const { url = "" } = request
    // Being full is no reason to be taken out of service.
    if (/^\/api\/health(?:[?#]|$)/.test(url)) return api(request, response)
    if (asksForBundle(request)) return admittedBundle(request, response)
    if (files.has(request)) return admittedFiles(request, response)
    return isApi(url) ? admittedApi(request, response) : admittedPages(request, response)
  })
  const answer = connections.inTurn((request, response) => {
    if (!server.listening) response.setHeader("Connection", "close")
    // A request refused here is refused before its body has arrived.
    return receiveRequest(request, response)
      ? dispatch(request, response)
      : closeGently(request as IncomingRequest)
  })
  const server = createServer({ ...limits, ...checks, IncomingMessage: IncomingRequest }, answer)
  server.on("checkExpectation", connections.inTurn(bodies.awaiting(refuseExpectation)))
  server.on("clientError", tellUnreadable)
  server.keepAliveTimeout = keepAliveMilliseconds
  connections.watch(server)
  for (const admission of [forApi, forPages, forBundle, forFiles]) admission.watch(server)
  return server
}

const refuse = telling(overloadRefusal)
const told = { refuse, fail: telling(failureAnswer) }

/** A handler that sends what `answer` returns for the caller. */
function telling(answer: (caller: DoorCaller) => ReturnType<typeof overloadRefusal>): NodeHandler {
  return ({ url = "", headers: sent }, response) => {
    const { status, headers, body } = answer(doorCaller(sent, isApi(url)))
    response.writeHead(status, headers).end(body)
  }
}

/** How long clients that keep connections have to send a request and learn that it was the last, in milliseconds. */
const farewellMilliseconds = 1_000

/** Requests that haven't ended after this long, in milliseconds, are cut off. */
const longestFarewell = 30_000

/**
 * Stops accepting connections, lets the requests in progress finish, and resolves when the last has. An idle connection stays
 * open for a moment: closed at once, it could meet a request on its way, which would be lost.
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
