const allowedForm = /^(https?:\/\/|mailto:)\S/i

/** The links that a description may hold (contract 1.6). */
export function isAllowedHref(href: string): boolean {
  return allowedForm.test(href)
}

/** Outlook and Google send links round by their own servers; the address that was meant is in the query. */
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

export type CheckedAddress = { href: string; problem: null } | { href: null; problem: string }

const emailForm = /^[^\s@/:]+@[^\s@/:.]+(\.[^\s@/:.]+)+$/

const refused = (problem: string): CheckedAddress => ({ href: null, problem })

function checkWebAddress(address: string): CheckedAddress {
  let url: URL
  try {
    url = new URL(address)
  } catch {
    return refused("This is not a complete address. Check it for spaces and typing errors.")
  }
  const host = url.hostname
  if (!host.includes(".") && host !== "localhost" && !host.startsWith("[")) {
    return refused(`“${host}” is not a complete address. Write it with its ending, such as ${host}.ca.`)
  }
  return { href: address, problem: null }
}

/** What a person typed as a link's address, completed where that is safe, or what is wrong with it. */
export function checkAddress(typed: string): CheckedAddress {
  const address = typed.trim()
  if (address === "") return refused("Enter the address that the link leads to.")
  if (/\s/.test(address)) return refused("An address has no spaces in it.")
  if (emailForm.test(address)) return { href: `mailto:${address}`, problem: null }

  const scheme = /^([a-z][a-z0-9+.-]*):(?!\d)/i.exec(address)?.[1]?.toLowerCase()
  if (scheme === "mailto") {
    const mailbox = address.slice(7).split("?")[0] ?? ""
    return emailForm.test(mailbox)
      ? { href: address, problem: null }
      : refused("This isn’t an e-mail address. Write it as name@example.com.")
  }
  if (scheme === "http" || scheme === "https") {
    return /^https?:\/\/[^/]/i.test(address)
      ? checkWebAddress(address)
      : refused(`Write two slashes after “${scheme}:”, as in ${scheme}://example.com.`)
  }
  if (scheme) return refused(`Links can lead to web pages and e-mail addresses only, not to “${scheme}:”.`)
  return checkWebAddress(`https://${address.replace(/^\/+/, "")}`)
}
