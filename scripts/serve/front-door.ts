import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http"
import { toNodeHandler } from "srvx/node"
import { loadRouteTable } from "./route-table"

type NodeHandler = (request: IncomingMessage, response: ServerResponse) => unknown

/** A proxy in front keeps its connections for a minute: ours are to last longer, or it would meet closed ones. */
const keepAliveMilliseconds = 65_000

/**
 * The server of the whole service: what is under `/api` goes straight to the functions that the route files export, and
 * all else to `pages`, Next's own handler.
 */
export async function createFrontDoor(pages: NodeHandler): Promise<Server> {
  const find = await loadRouteTable("app/api")
  const api = toNodeHandler(async (request) => {
    const found = find(pathOf(request.url))
    // A method of no route's, such as PROPFIND, is refused by the route itself.
    const handler = found?.module[request.method] ?? found?.module.GET
    if (!found || !handler) return new Response(null, { status: 404 })
    return handler(request, { params: Promise.resolve(found.params) })
  }) as NodeHandler
  const server = createServer((request, response) => {
    if (!server.listening) response.setHeader("Connection", "close")
    if (/^\/api(?:[/?#]|$)/.test(request.url ?? "")) return api(request, response)
    return pages(request, response)
  })
  server.keepAliveTimeout = keepAliveMilliseconds
  return server
}

/** Stops taking connections, lets the requests under way finish, and answers when the last has. */
export async function closeGracefully(server: Server): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve))
  const sweep = setInterval(() => server.closeIdleConnections(), 50)
  await closed
  clearInterval(sweep)
}

function pathOf(url: string): string {
  return url.replace(/^[a-z]+:\/\/[^/]*/i, "").replace(/[?#].*$/s, "")
}
