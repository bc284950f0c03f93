import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { generateKey } from "../api-keys/key-secret"
import { keptBodyBytes } from "./api-request"
import { keptBody, readBodyBytes } from "./kept-body"
import { looksSecret, maskJson, maskLoosely, maskText } from "./mask-secrets"

const secret = "hunter2-and-more"

describe("a name", () => {
  it.each(["password", "API-Key", "apiKey", "client_secret", "Authorization", "access_token", "pwd", "otp"])(
    "%s looks secret",
    (name) => expect(looksSecret(name)).toBe(true),
  )
  it.each(["title", "applicationEmail", "description", "passage", "positionType", "spin", "author"])(
    "%s does not look secret",
    (name) => expect(looksSecret(name)).toBe(false),
  )
})

describe("JSON", () => {
  it("keeps everything that is not secret as it was sent", () => {
    const body = `{\n  "title": "Cook: \\"sous\\" 1.0",\n  "password" : "${secret}", "n": 1.50,\n "nested": {"api_key": {"a": ["${secret}", 1]}, "b": [true, null]}}`
    expect(maskJson(body)).toBe(
      `{\n  "title": "Cook: \\"sous\\" 1.0",\n  "password" : "***", "n": 1.50,\n "nested": {"api_key": "***", "b": [true, null]}}`,
    )
  })

  it("has no name or key of ours left, even written with escapes", () => {
    const key = generateKey()
    const escaped = [...key].map((c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, "0")}`).join("")
    const masked = maskJson(`{"pass\\u0077ord": "${secret}", "title": "a ${key} b", "x": "${escaped}"}`)
    expect(JSON.parse(masked)).toEqual({ password: "***", title: "a opn_*** b", x: "opn_***" })
  })

  it("shows no secret wherever it is cut", () => {
    const body = `{"title": "é\\n", "password": "${secret}", "deep": [{"token": ["${secret}"], "k": "opn_${"Ab1".repeat(12)}zz"}], "end": 1}`
    for (let end = 0; end <= body.length; end++) {
      const masked = maskJson(body.slice(0, end))
      expect(masked).not.toMatch(/hunter|opn_[^*]/)
    }
  })

  it("is unchanged if nothing in it is secret", () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.nat(), (value, cut) => {
        const body = JSON.stringify({ a: value })
        // "Pw D" is a name like "pwd".
        const letters = body.replace(/[^a-z0-9]/gi, "")
        fc.pre(
          maskText(body) === body &&
            !/pass|pwd|secret|token|key|auth|cred|cookie|session|otp|pin|cvv/i.test(letters),
        )
        expect(maskJson(body)).toBe(body)
        expect(maskJson(body.slice(0, cut % body.length))).toBe(body.slice(0, cut % body.length))
      }),
      { examples: [[{ "Pw D": false }, 0]] },
    )
  })
})

describe("text that is not JSON", () => {
  it.each([
    `{'password': '${secret}'}`,
    `{password: ${secret}}`,
    `title=x&password=${secret}&y=1`,
    `{"title": it's, "password": "${secret}"`,
    `{"title": "open, "password": "${secret}"}`,
    `{"token": ["${secret}", oops`,
    `{"api-key": {"a" "${secret}"}`,
    `pass\\u0077ord secret = "${secret}`,
  ])("is masked too: %s", (body) => {
    expect(maskLoosely(body)).not.toContain("hunter")
    expect(maskLoosely(body)).toContain("***")
  })
})

describe("text", () => {
  it("loses API keys and the secrets in addresses", () => {
    expect(maskText("/jobs?q=opn_abc123&token=xyz&page=2")).toBe("/jobs?q=opn_***&token=***&page=2")
    expect(maskText("https://ann:pa55@example.com/a?b=1&amp;access_token=xyz")).toBe(
      "https://***@example.com/a?b=1&amp;access_token=***",
    )
    expect(maskText("Bearer abcdefgh12345")).toBe("Bearer ***")
    expect(maskText("Mail a.b@example.com, see https://example.com/apply?job=1")).toBe(
      "Mail a.b@example.com, see https://example.com/apply?job=1",
    )
  })
})

describe("the kept part of a body", () => {
  const sent = (text: string) => {
    const bytes = Buffer.from(text)
    return { start: bytes.subarray(0, readBodyBytes), whole: bytes.length <= readBodyBytes }
  }

  it("is the whole body up to the limit, and never ends in half a character", () => {
    expect(keptBody(sent(`{"a": "${"x".repeat(keptBodyBytes - 9)}"}`), true).cut).toBe(false)
    for (const length of [keptBodyBytes - 1, keptBodyBytes, 3 * keptBodyBytes]) {
      const { text, cut } = keptBody(sent(`{"a": "${"é".repeat(length)}"}`), true)
      expect(cut).toBe(true)
      expect(Buffer.byteLength(text)).toBeLessThanOrEqual(keptBodyBytes)
      expect(text).toMatch(/^\{"a": "é+$/)
    }
  })

  it("can always be stored, whatever was sent", () => {
    expect(keptBody({ start: Uint8Array.of(0x22, 0, 0xff, 0x22), whole: true }, false).text).toBe(
      '"\ufffd\ufffd"',
    )
  })
})
