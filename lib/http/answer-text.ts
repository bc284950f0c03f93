import { setImmediate as nextTurn } from "node:timers/promises"
import { FastResponse } from "srvx"
import { compressParts, compressText } from "./compress"
import { codingFor } from "./content-coding"
import { logger } from "./log"

type HeaderFields = Record<string, string> | Headers

/** From so many bytes on an answer is large: compressing it saves more than it costs (contract part 2). */
const large = 2_048

/** What the answers hold that were made here, for as long as they are there: their streams of bytes cannot be asked. */
const texts = new WeakMap<Response, string>()
const streams = new WeakMap<Response, AsyncGenerator<string>>()

/** An answer that is `text`, sent with its length, without the stream that a Response of Node's own would make of it first. */
export function textAnswer(text: string, init: { status?: number; headers: HeaderFields }): Response {
  const response = new FastResponse(text, init)
  texts.set(response, text)
  return response
}

/**
 * 200 with what `parts` come to, taken from them no faster than the caller reads. Where all of it is in what they return
 * first, it is an answer like any other.
 */
export async function answerOfParts(
  parts: AsyncGenerator<string, string>,
  headers: Record<string, string>,
): Promise<Response> {
  const first = await parts.next()
  if (first.done) return textAnswer(first.value, { headers })
  return streamedAnswer(following(first.value, parts), headers)
}

/** 200 with `parts` as they come, taken from them no faster than the caller reads. */
export function streamedAnswer(parts: AsyncGenerator<string>, headers: Record<string, string>): Response {
  const encoder = new TextEncoder()
  const response = new Response(
    streamOf(parts, (part) => encoder.encode(part)),
    { headers },
  )
  streams.set(response, parts)
  return response
}

/** Whether an answer that is `text` depends on Accept-Encoding. */
export function isLarge(text: string): boolean {
  return text.length >= large || (text.length * 3 >= large && Buffer.byteLength(text) >= large)
}

/** `response` as the sender of `request` takes it: what is large is compressed for who asks for that. */
export function encodedFor(
  request: Request,
  response: Response,
  method: string,
): Response | Promise<Response> {
  const text = texts.get(response)
  if (text === undefined ? !streams.has(response) : !isLarge(text)) return response
  response.headers.append("Vary", "Accept-Encoding")
  const coding = codingFor(request.headers.get("accept-encoding"))
  if (coding === null) return response
  const headers = new Headers(response.headers)
  headers.set("Content-Encoding", coding)
  const { status } = response
  if (method === "HEAD") {
    discard(response)
    return new Response(null, { status, headers })
  }
  const parts = streams.get(response)
  if (parts) return new Response(streamOf(compressParts(parts, coding)), { status, headers })
  return compressText(text as string, coding).then((bytes) =>
    bytes ? new FastResponse(bytes, { status, headers }) : response,
  )
}

/** Ends what `response` would have been made of, since nobody will read it. */
export function discard(response: Response): void {
  void streams.get(response)?.return(undefined)
}

async function* following(first: string, parts: AsyncGenerator<string, string>): AsyncGenerator<string> {
  try {
    yield first
    let part = await parts.next()
    for (; !part.done; part = await parts.next()) yield part.value
    yield part.value
  } finally {
    await parts.return("")
  }
}

function streamOf<Part>(
  parts: AsyncGenerator<Part>,
  encode: (part: Part) => Uint8Array = (part) => part as Uint8Array,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  return new ReadableStream(
    {
      async pull(controller) {
        try {
          // What comes from SQLite never waits: between two parts it is the turn of everybody else.
          await nextTurn()
          const { done, value } = await parts.next()
          if (done) controller.close()
          else controller.enqueue(encode(value) as Uint8Array<ArrayBuffer>)
        } catch (error) {
          // The status is out already: the caller learns by a connection that breaks, the operator by the log.
          logger().error({ err: error }, "an answer broke off")
          throw error
        }
      },
      async cancel() {
        await parts.return(undefined)
      },
    },
    { highWaterMark: 0 },
  )
}
