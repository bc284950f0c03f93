import { toNodeHandler } from "srvx/node"
import { GET } from "@/app/docs/reference/scalar.js/route"
import { pageHeaders } from "@/lib/http/page-headers"
import type { NodeHandler } from "./admission"

/** Whether the request is for the API reference's script, in the way that a browser asks for it. */
export const asksForBundle = ({ method = "", url = "" }: { method?: string; url?: string }) =>
  /^(?:GET|HEAD)$/.test(method) && /^\/docs\/reference\/scalar\.js(?:[?#]|$)/.test(url)

/** Answers with the reference's script. Anybody may ask for its megabytes, and Next takes ten times as long to begin. */
export const bundleHandler = toNodeHandler(async (request) => {
  const response = await GET(request)
  for (const [name, value] of Object.entries(pageHeaders(request))) response.headers.set(name, value)
  return response
}) as NodeHandler
