import { stripVTControlCharacters } from "node:util"
import { logger } from "@/lib/http/log"

const toOutput = process.stdout.write.bind(process.stdout)
const toErrors = process.stderr.write.bind(process.stderr)

/** Tells the operator something in plain words, on a separate line that isn't part of the log. */
export function tellOperator(text: string): void {
  toOutput(`${text}\n`)
}

/** Says why the service ends. */
export function complain(text: string): void {
  toErrors(`${text}\n`)
}

/**
 * From now on, whatever anything in this process prints (Next, a package, Node itself) becomes a log line, so that nobody can
 * forge one by sending something that gets printed.
 */
export function sendOutputToLog(): void {
  process.stdout.write = taking((text) => logger().info({ from: "stdout" }, text))
  process.stderr.write = taking((text) => logger().error({ from: "stderr" }, text))
  process.removeAllListeners("warning")
  process.on("warning", (warning) => logger().warn({ err: warning }, "warning"))
}

type Callback = (error?: Error | null) => void

function taking(log: (text: string) => void): typeof process.stdout.write {
  return (chunk: Uint8Array | string, encoding?: BufferEncoding | Callback, callback?: Callback) => {
    const text = typeof chunk === "string" ? chunk : Buffer.from(chunk).toString("utf8")
    const said = stripVTControlCharacters(text).trim()
    if (said !== "") log(said)
    const done = typeof encoding === "function" ? encoding : callback
    if (done) process.nextTick(done)
    return true
  }
}
