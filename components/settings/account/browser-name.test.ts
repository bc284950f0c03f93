import { describe, expect, it } from "vitest"
import { textOf } from "@/lib/messages/text-of"
import { browserName, isPhone } from "./browser-name"

const chrome =
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0 Safari/537.36"
const safari =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1"

describe("browserName", () => {
  it.each([
    [chrome, "Chrome on Windows"],
    [`${chrome} Edg/142.0`, "Edge on Windows"],
    [safari, "Safari on iPhone"],
    ["Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0", "Firefox on Linux"],
    [
      "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.1 Safari/605.1.15",
      "Safari on Mac",
    ],
    [
      "Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/142.0 Mobile Safari/537.36",
      "Chrome on Android",
    ],
    ["curl/8.5.0", "curl"],
    [null, "Unknown browser"],
    ["", "Unknown browser"],
  ])("%s is %s", (userAgent, name) => expect(textOf(browserName(userAgent), "en")).toBe(name))
})

describe("isPhone", () => {
  it("distinguishes a phone from a computer", () => {
    expect(isPhone(safari)).toBe(true)
    expect(isPhone(chrome)).toBe(false)
    expect(isPhone(null)).toBe(false)
  })
})
