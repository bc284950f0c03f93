import { readFile } from "node:fs/promises"
import { expect } from "../support/fixtures"
import { test } from "../support/service"
import { speak } from "../support/wire"

const escape = "\u001b[2J\u001b]0;owned\u0007"
const forged = '\n{"level":30,"forged":true}\n'

/** What an attacker might get into the log, in the parts of a request that may be logged. */
const hostile = [
  `/_next/image?url=${encodeURIComponent(`${forged}${escape}`)}&w=64&q=75`,
  `/_next/image?url=${encodeURIComponent(`/nope${forged}${escape}.png`)}&w=64&q=75`,
  `/_next/image?url=${encodeURIComponent(`/icon.svg?${forged}${escape}`)}&w=64&q=75`,
  `/_next/image?url=${encodeURIComponent(`http://127.0.0.1:9/${forged}`)}&w=64&q=75`,
  `/_next/image?url=/icon.svg&w=64&q=75`,
  `/_next/static/x.js?dpl=${encodeURIComponent(forged)}`,
  `/jobs/${encodeURIComponent(`${forged}${escape}`)}`,
  `/jobs?q=${encodeURIComponent(`${forged}${escape}`)}`,
  `/sign-in?next=${encodeURIComponent(`${forged}${escape}`)}`,
  "/%1b%5b31m",
  "/%c2%9b31m",
]

test("a request cannot forge a log line, and no image is generated @sqlite", async ({
  start,
  newDatabase,
}) => {
  const { target } = await start(newDatabase)
  const { host } = new URL(target.baseUrl)
  for (const path of hostile) {
    for (const line of [
      "RSC: 1",
      `Next-Router-State-Tree: ${encodeURIComponent(forged)}`,
      "Next-Action: x",
    ]) {
      const said = await speak(
        target.baseUrl,
        `GET ${path} HTTP/1.1\r\nHost: ${host}\r\n${line}\r\nX-Request-Id: \u009b31m\r\nConnection: close\r\n\r\n`,
        10_000,
      )
      if (path.startsWith("/_next/image")) expect(said, path).toMatch(/^HTTP\/1\.1 404 /)
      expect(said, path).not.toMatch(/^HTTP\/1\.1 5/)
    }
  }
  const log = await readFile(target.logFile, "utf8")
  expect(log).toMatch(/^Openings is up: http/m)
  const [, after = ""] = log.split(/^Openings is up: .*\n/m)
  // It is followed by the link for the first employer.
  const lines = after.split("\n").filter((line) => line !== "" && !line.startsWith("Nobody can sign in yet."))
  for (const line of lines) {
    expect(() => JSON.parse(line), line).not.toThrow()
    expect(JSON.parse(line), line).not.toHaveProperty("forged")
  }
  expect(log).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u2028\u2029]/)
})
