import { type Message, say } from "@/lib/messages/message"

type Known = readonly (readonly [mark: RegExp, name: string])[]

// In this order: most browsers also name the ones they descend from.
const browsers: Known = [
  [/\bEdg(e|A|iOS)?\//, "Edge"],
  [/\b(OPR|Opera)\//, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\b(Firefox|FxiOS)\//, "Firefox"],
  [/\b(Headless)?Chrome\/|\bCriOS\//, "Chrome"],
  [/^(?=.*\bVersion\/).*\bSafari\//, "Safari"],
]

const systems: Known = [
  [/\biPhone\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bAndroid\b/, "Android"],
  [/\bWindows\b/, "Windows"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bMac OS X\b/, "Mac"],
  [/\bLinux\b/, "Linux"],
]

/** The name by which people know a browser: "Chrome on Windows". Clients that aren't browsers keep the name they give themselves. */
export function browserName(userAgent: string | null): Message {
  if (!userAgent) return say("sessions.unknownBrowser")
  const browser = nameIn(browsers, userAgent)
  const system = nameIn(systems, userAgent)
  if (browser && system) return say("sessions.browserOn", { browser, system })
  if (system) return say("sessions.someBrowserOn", { system })
  return say("sessions.browser", {
    browser: browser ?? userAgent.slice(0, 40).split(/[/\s]/)[0] ?? userAgent,
  })
}

export function isPhone(userAgent: string | null): boolean {
  return /\biPhone\b|^(?=.*\bAndroid).*Mobile\b/.test(userAgent ?? "")
}

function nameIn(known: Known, userAgent: string): string | undefined {
  return known.find(([mark]) => mark.test(userAgent))?.[1]
}
