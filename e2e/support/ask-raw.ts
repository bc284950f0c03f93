import { speak } from "./wire"

type Said = { status: number; head: string; type: string; text: string; left: number | null }

/** The answer to one request whose target, method and additional headers go over the wire unchanged. */
export async function askRaw(
  baseUrl: string,
  target: string,
  { method = "GET", lines = [] as string[], host = new URL(baseUrl).host } = {},
): Promise<Said> {
  const head = [`${method} ${target} HTTP/1.1`, ...(host ? [`Host: ${host}`] : []), ...lines]
  const said = await speak(baseUrl, `${head.join("\r\n")}\r\nConnection: close\r\n\r\n`, 10_000)
  const [headers = "", ...rest] = said.split("\r\n\r\n")
  const find = (name: string) => new RegExp(`^${name}: *(.*)$`, "im").exec(headers)?.[1] ?? ""
  const left = /r=(\d+)/.exec(find("RateLimit"))?.[1]
  return {
    status: Number(/^HTTP\/1\.1 (\d{3})/.exec(headers)?.[1] ?? 0),
    head: headers,
    type: find("Content-Type"),
    text: rest.join("\r\n\r\n"),
    left: left === undefined ? null : Number(left),
  }
}
