import { ServiceError } from "@/lib/domain/errors"
import { env } from "@/lib/env"
import { say } from "@/lib/messages/message"

/** What was read of a request's body, for as long as the request exists. */
const readBodies = new WeakMap<Request, Uint8Array[]>()

/** The bytes that were read of the body of `request`, at most the first `most`; null if none were read. */
export function bodyRead(request: Request, most: number): { start: Uint8Array; whole: boolean } | null {
  const chunks = readBodies.get(request)
  const length = chunks?.reduce((sum, chunk) => sum + chunk.length, 0) ?? 0
  if (!chunks || length === 0) return null
  // A copy, because a part of a large body would keep all of it in memory.
  const start = Buffer.allocUnsafeSlow(Math.min(length, most))
  let filled = 0
  for (const chunk of chunks) {
    if (filled >= start.length) break
    start.set(chunk.subarray(0, start.length - filled), filled)
    filled += chunk.length
  }
  return { start, whole: length <= most }
}

const jsonType = /^application\/json\s*(;|$)/i

/**
 * The JSON object in the body of `request` (contract 1.3). Null if `optional` and nothing was sent. Throws
 * `unsupported_media_type`, `payload_too_large` or `invalid_json`.
 */
export async function readJsonBody(
  request: Request,
  { optional }: { optional: boolean },
): Promise<Record<string, unknown> | null> {
  const type = request.headers.get("content-type")
  if (optional && (!type || bringsNothing(request))) {
    const bytes = await readBytes(request)
    if (bytes.length === 0) return null
  }
  if (!type || !jsonType.test(type.trim())) {
    throw new ServiceError("unsupported_media_type", say("service.contentTypeNotJson"))
  }
  const encoding = request.headers.get("content-encoding")?.trim().toLowerCase() || "identity"
  if (encoding !== "identity") {
    throw new ServiceError("unsupported_media_type", say("service.contentEncoded"))
  }
  const bytes = await readBytes(request)
  return optional && bytes.length === 0 ? null : parseObject(bytes)
}

/** Some clients always send a Content-Type. */
function bringsNothing({ headers }: Request): boolean {
  return !headers.has("transfer-encoding") && Number(headers.get("content-length") ?? 0) === 0
}

function parseObject(bytes: Uint8Array): Record<string, unknown> {
  let value: unknown
  try {
    value = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes))
  } catch {
    throw new ServiceError("invalid_json", say("service.bodyNotJson"))
  }
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    throw new ServiceError("invalid_json", say("service.bodyNotObject", { example: "{…}" }))
  }
  return value as Record<string, unknown>
}

/** The body's bytes; refuses the body as soon as it is too large. */
async function readBytes(request: Request): Promise<Uint8Array> {
  const most = env().MAX_BODY_BYTES
  if (Number(request.headers.get("content-length") ?? 0) > most) throw tooLarge(most)
  const chunks: Uint8Array[] = []
  readBodies.set(request, chunks)
  let length = 0
  try {
    for await (const chunk of request.body ?? []) {
      length += chunk.length
      if (length > most) throw tooLarge(most)
      chunks.push(chunk)
    }
  } catch (error) {
    // A sender who disconnects before the end is no fault of ours.
    throw error instanceof ServiceError
      ? error
      : new ServiceError("invalid_json", say("service.bodyBrokeOff"))
  }
  return chunks.length === 1 ? (chunks[0] as Uint8Array) : Buffer.concat(chunks)
}

function tooLarge(most: number): ServiceError {
  return new ServiceError("payload_too_large", say("service.bodyTooLarge", { most }))
}
