import { setImmediate as nextTurn } from "node:timers/promises"
import { FastResponse } from "srvx"
import { compressParts, compressText } from "./compress"
import { codingFor } from "./content-coding"
import { logger } from "./log"

type HeaderFields = Record<string, string> | Headers

/** From this many bytes on, an answer is large: compressing it saves more than it costs (contract part 2). */
const large = 2_048

/** The texts of answers made here, for as long as the answers exist: their byte streams can't be read back. */
const texts = new WeakMap<Response, string>()
const streams = new WeakMap<Response, AsyncGenerator<string>>()

/** An answer with the body `text`, sent with its length, without the stream that Node's own Response would make of it first. */
export function textAnswer(text: string, init: { status?: number; headers: HeaderFields }): Response {
  const response = new FastResponse(text, init)
  texts.set(response, text)
  return response
}

/**
 * 200 with what `parts` yields, taken no faster than the caller reads. If everything is in its return value, the answer isn't
 * streamed.
 */
export async function answerOfParts(
  parts: AsyncGenerator<string, string>,
  headers: Record<string, string>,
): Promise<Response> {
  const first = await parts.next()
  if (first.done) return textAnswer(first.value, { headers })
  return streamedAnswer(following(first.value, parts), headers)
}

/** 200 with `parts` as they come, taken no faster than the caller reads. */
export function streamedAnswer(parts: AsyncGenerator<string>, headers: Record<string, string>): Response {
  const encoder = new TextEncoder()
  const response = new Response(
    streamOf(parts, (part) => encoder.encode(part)),
    { headers },
  )
  streams.set(response, parts)
  return response
}

/** Whether an answer with the body `text` depends on Accept-Encoding. */
export function isLarge(text: string): boolean {
  return text.length >= large || (text.length * 3 >= large && Buffer.byteLength(text) >= large)
}

/** `response` for the sender of `request`: a large one is compressed if they ask for that. */
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

/** Ends what produces the body of `response`, because nobody will read it. */
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
          // Reading from SQLite never waits, so everybody else gets a turn between two parts.
          await nextTurn()
          const { done, value } = await parts.next()
          if (done) controller.close()
          else controller.enqueue(encode(value) as Uint8Array<ArrayBuffer>)
        } catch (error) {
          // The status has already been sent: the caller notices the broken connection, the operator the log.
          logger().error({ err: error }, "a response was cut off")
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
