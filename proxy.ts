import { type NextRequest, NextResponse } from "next/server"
import { contentPolicy, pageHeaders } from "@/lib/http/page-headers"

/** Gives every page its security headers. No gate: who may see a page, the pages and the API decide. */
export function proxy(request: NextRequest) {
  const nonce = crypto.randomUUID().replaceAll("-", "")
  const policy = contentPolicy(nonce, { development: process.env.NODE_ENV === "development" })
  // Next reads the nonce from the request's own header and gives it to the scripts that it writes.
  const headers = new Headers(request.headers)
  headers.set("Content-Security-Policy", policy)
  headers.set("X-Nonce", nonce)
  const response = NextResponse.next({ request: { headers } })
  response.headers.set("Content-Security-Policy", policy)
  for (const [name, value] of Object.entries(pageHeaders(request))) response.headers.set(name, value)
  return response
}

export const config = { matcher: ["/((?!api|_next/static|_next/image).*)"] }
