import { answerOfParts, isLarge, streamedAnswer, textAnswer } from "./answer-text"
import { etagOf, matchesWeakly } from "./etag"

/** The headers of an employer's own data: nobody between us and the caller may store it. */
export const ownData = { "Content-Type": "application/json", "Cache-Control": "no-store" }

/** 200 with `body`, and the cookies in `setCookie`. */
export function ok(body: unknown, setCookie: string[] = []): Response {
  return withCookies(textAnswer(JSON.stringify(body), { headers: ownData }), setCookie)
}

/** 200 with `body`, at an address where other people find something else or nothing. */
export function privately(body: unknown): Response {
  const headers = { ...ownData, "Cache-Control": "private, no-store" }
  return textAnswer(JSON.stringify(body), { headers })
}

/** Characters gathered before they are sent. */
const partLength = 65_536

/** 200 with a page of `rows` that may be too long to hold in memory: each row is made once the caller has taken those before it. */
export function longPage<Row>(
  rows: AsyncGenerator<Row>,
  present: (row: Row) => unknown,
  paging: unknown,
): Promise<Response> {
  return longList(['{"data":[', `],"paging":${JSON.stringify(paging)}}`], rows, present)
}

/** The same for any JSON that contains `rows` as a list, given the text before and after it. */
export function longList<Row>(
  [before, after]: [string, string],
  rows: AsyncGenerator<Row>,
  present: (row: Row) => unknown,
): Promise<Response> {
  async function* texts(): AsyncGenerator<string> {
    let divider = ""
    for await (const row of rows) {
      yield divider + JSON.stringify(present(row))
      divider = ","
    }
  }
  return longText([before, after], texts(), ownData)
}

/** 200 with `texts`, given the text before and after them, in parts that are neither many nor long. */
export function longText(
  [before, after]: [string, string],
  texts: AsyncGenerator<string>,
  headers: Record<string, string>,
): Promise<Response> {
  async function* parts(): AsyncGenerator<string, string> {
    let text = before
    for await (const each of texts) {
      text += each
      if (text.length < partLength) continue
      yield text
      text = ""
    }
    return text + after
  }
  return answerOfParts(parts(), headers)
}

/** 201 with `body`, which is found at the absolute address `location`. */
export function created(body: unknown, location: string): Response {
  return textAnswer(JSON.stringify(body), { status: 201, headers: { ...ownData, Location: location } })
}

/** 204, with the cookies in `setCookie`. */
export function noContent(setCookie: string[] = []): Response {
  return withCookies(new Response(null, { status: 204, headers: { "Cache-Control": "no-store" } }), setCookie)
}

/** 200 with a file `name` of comma-separated values, sent as `text` comes and as fast as the caller takes it. */
export function csvFile(name: string, text: AsyncGenerator<string>): Response {
  return streamedAnswer(text, {
    "Content-Type": "text/csv; charset=utf-8; header=present",
    "Content-Disposition": `attachment; filename="${name}"`,
    "Cache-Control": "no-store",
  })
}

/** 200 with a file `name` that is one JSON document, sent as `text` comes and as fast as the caller takes it. */
export function jsonFile(name: string, text: AsyncGenerator<string>): Response {
  return streamedAnswer(text, {
    ...ownData,
    "Content-Disposition": `attachment; filename="${name}"`,
  })
}

/**
 * 200 with a file `name` of lines of JSON, sent as `text` comes, in parts that are neither many nor long, as fast as the caller
 * takes them.
 */
export function jsonLinesFile(name: string, text: AsyncGenerator<string>): Promise<Response> {
  return longText(["", ""], text, {
    "Content-Type": "application/x-ndjson",
    "Content-Disposition": `attachment; filename="${name}"`,
    "Cache-Control": "no-store",
  })
}

/** 200 with `body`, which anyone may keep for an hour, or 304 if the caller already has it (contract 1.2). */
export function cacheable(request: Request, body: unknown): Response {
  const text = JSON.stringify(body)
  return orUnchanged(request, text, { "Cache-Control": "public, max-age=3600" })
}

/** 200 with the JSON `text` and its tag; or 304 if If-None-Match names that tag (contract part 2). */
export function orUnchanged(request: Request, text: string, fields: { "Cache-Control": string }): Response {
  const headers = { ...fields, ETag: etagOf(text) }
  if (!matchesWeakly(request.headers.get("if-none-match") ?? "", headers.ETag))
    return textAnswer(text, { headers: { ...headers, "Content-Type": "application/json" } })
  // The tag is the same in every coding: it identifies the content, and ranges can't be requested.
  const vary = isLarge(text) ? { Vary: "Accept-Encoding" } : undefined
  return new Response(null, { status: 304, headers: { ...headers, ...vary } })
}

function withCookies(response: Response, setCookie: string[]): Response {
  for (const cookie of setCookie) response.headers.append("Set-Cookie", cookie)
  return response
}
