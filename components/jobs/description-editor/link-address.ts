import { type Message, say } from "@/lib/messages/message"

const allowedForm = /^(https?:\/\/|mailto:)\S/i

/** Whether a description may contain this link (contract 1.6). */
export function isAllowedHref(href: string): boolean {
  return allowedForm.test(href)
}

/** Outlook and Google route links through their own servers; the intended URL is in the query. */
export function withoutRedirect(href: string): string {
  const trimmed = href.trim()
  let url: URL
  try {
    url = new URL(trimmed)
  } catch {
    return trimmed
  }
  const target = url.hostname.endsWith(".safelinks.protection.outlook.com")
    ? url.searchParams.get("url")
    : /^(www\.)?google\.[a-z.]+$/.test(url.hostname) && url.pathname === "/url"
      ? (url.searchParams.get("q") ?? url.searchParams.get("url"))
      : null
  return target && isAllowedHref(target) ? target : trimmed
}

export type CheckedAddress = { href: string; problem: null } | { href: null; problem: Message }

const emailForm = /^[^\s@/:]+@[^\s@/:.]+(\.[^\s@/:.]+)+$/

const refused = (problem: Message): CheckedAddress => ({ href: null, problem })

function checkWebAddress(address: string): CheckedAddress {
  let url: URL
  try {
    url = new URL(address)
  } catch {
    return refused(say("descriptionEditor.addressIncomplete"))
  }
  const host = url.hostname
  if (!host.includes(".") && host !== "localhost" && !host.startsWith("[")) {
    return refused(say("descriptionEditor.hostIncomplete", { host }))
  }
  return { href: address, problem: null }
}

/** What a person typed as a link's address, completed where that is safe, or what is wrong with it. */
export function checkAddress(typed: string): CheckedAddress {
  const address = typed.trim()
  if (address === "") return refused(say("descriptionEditor.addressMissing"))
  if (/\s/.test(address)) return refused(say("descriptionEditor.addressHasSpaces"))
  if (emailForm.test(address)) return { href: `mailto:${address}`, problem: null }

  const scheme = /^([a-z][a-z0-9+.-]*):(?!\d)/i.exec(address)?.[1]?.toLowerCase()
  if (scheme === "mailto") {
    const mailbox = address.slice(7).split("?")[0] ?? ""
    return emailForm.test(mailbox)
      ? { href: address, problem: null }
      : refused(say("descriptionEditor.notEmail"))
  }
  if (scheme === "http" || scheme === "https") {
    return /^https?:\/\/[^/]/i.test(address)
      ? checkWebAddress(address)
      : refused(say("descriptionEditor.twoSlashes", { scheme }))
  }
  if (scheme) return refused(say("descriptionEditor.otherScheme", { scheme }))
  return checkWebAddress(`https://${address.replace(/^\/+/, "")}`)
}
