import { etagOf, matchesWeakly } from "./etag"

/** What the API says of an employer's own data: nobody between us and the caller may keep it. */
export const ownData = { "Content-Type": "application/json", "Cache-Control": "no-store" }

/** 200 with `body`, and the cookies in `setCookie`. */
export function ok(body: unknown, setCookie: string[] = []): Response {
  return withCookies(new Response(JSON.stringify(body), { headers: ownData }), setCookie)
}

/** 201 with `body`, which is to be found at the absolute address `location`. */
export function created(body: unknown, location: string): Response {
  return new Response(JSON.stringify(body), { status: 201, headers: { ...ownData, Location: location } })
}

/** 204: done, and nothing to say but the cookies in `setCookie`. */
export function noContent(setCookie: string[] = []): Response {
  return withCookies(new Response(null, { status: 204, headers: { "Cache-Control": "no-store" } }), setCookie)
}

/** 200 with a file `name` of comma-separated values, sent as `text` comes: as fast as the caller takes it. */
export function csvFile(name: string, text: AsyncGenerator<string>): Response {
  const encoder = new TextEncoder()
  const stream = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = await text.next()
        if (done) controller.close()
        else controller.enqueue(encoder.encode(value))
      },
      async cancel() {
        await text.return(undefined)
      },
    },
    { highWaterMark: 0 },
  )
  const headers = {
    "Content-Type": "text/csv; charset=utf-8; header=present",
    "Content-Disposition": `attachment; filename="${name}"`,
    "Cache-Control": "no-store",
  }
  return new Response(stream, { headers })
}

/** 200 with `body` that anyone may keep for an hour, or 304 where the caller has it already (contract 1.2). */
export function cacheable(request: Request, body: unknown): Response {
  const text = JSON.stringify(body)
  const etag = etagOf(text)
  const headers = { "Cache-Control": "public, max-age=3600", ETag: etag }
  if (matchesWeakly(request.headers.get("if-none-match") ?? "", etag))
    return new Response(null, { status: 304, headers })
  return new Response(text, { headers: { ...headers, "Content-Type": "application/json" } })
}

function withCookies(response: Response, setCookie: string[]): Response {
  for (const cookie of setCookie) response.headers.append("Set-Cookie", cookie)
  return response
}
