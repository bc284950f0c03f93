import { type NextRequest, NextResponse } from "next/server"
import { employerHeader, readEmployerPath } from "@/lib/api/dashboard/employer-path"
import { addressHeader, contentPolicy, pageHeaders, pathHeader } from "@/lib/http/page-headers"

/**
 * Gives every page its security headers, and tells it which employer its URL names (`/employers/7/jobs` is the page `/jobs`). It isn't a
 * gate: the pages and the API decide who may see a page.
 */
export function proxy(request: NextRequest) {
  const nonce = crypto.randomUUID().replaceAll("-", "")
  const policy = contentPolicy(nonce, { development: process.env.NODE_ENV === "development" })
  // Next reads the nonce from this request header and adds it to the scripts that it renders.
  const headers = new Headers(request.headers)
  headers.set("Content-Security-Policy", policy)
  headers.set("X-Nonce", nonce)
  const { employerId, path } = readEmployerPath(request.nextUrl.pathname)
  headers.set(pathHeader, path)
  headers.set(addressHeader, request.nextUrl.pathname + request.nextUrl.search)
  headers.delete(employerHeader)
  if (employerId !== null) headers.set(employerHeader, employerId)
  const page = request.nextUrl.clone()
  page.pathname = path
  const response =
    employerId === null
      ? NextResponse.next({ request: { headers } })
      : NextResponse.rewrite(page, { request: { headers } })
  response.headers.set("Content-Security-Policy", policy)
  for (const [name, value] of Object.entries(pageHeaders(request))) response.headers.set(name, value)
  return response
}

export const config = { matcher: ["/((?!api/|api$|_next/static|_next/image).*)"] }
