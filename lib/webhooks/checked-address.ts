import { lookup, Resolver } from "node:dns/promises"
import { isIP } from "node:net"
import type { FailureReason } from "@/lib/domain/webhooks/webhook"
import { type Message, say } from "@/lib/messages/message"
import { isPublicAddress, isWithin } from "./public-address"

/** An IP address that may be connected to. */
export type CallableAddress = { address: string; family: 4 | 6 }

/** How names are resolved, and what the operator allows besides the public internet: names, addresses and blocks of them. */
export type AddressRules = {
  allowed: string[]
  resolve(hostname: string): Promise<string[]>
  /** For names that the operator allows, which may be those of the machine's own network. */
  resolveAllowed(hostname: string): Promise<string[]>
}

/** An address must not be called, and why. */
export class AddressFault extends Error {
  constructor(
    readonly reason: Extract<FailureReason, "name_not_found" | "address_refused">,
    readonly said: Message,
  ) {
    super(reason)
  }
}

/** A name server that does not answer is soon given up, since other deliveries are waiting behind it. */
const patience = { timeout: 2_000, tries: 2 }

/** The rules of this service. */
export function addressRules(allowed: string[]): AddressRules {
  return { allowed, resolve: resolvePublic, resolveAllowed }
}

/**
 * Resolves over the network instead of in the thread pool that the rest of the service reads files with, which slow
 * name servers would block.
 */
async function resolvePublic(hostname: string): Promise<string[]> {
  const resolver = new Resolver(patience)
  const answers = await Promise.allSettled([resolver.resolve4(hostname), resolver.resolve6(hostname)])
  return answers.flatMap((answer) => (answer.status === "fulfilled" ? answer.value : []))
}

async function resolveAllowed(hostname: string): Promise<string[]> {
  const found = await lookup(hostname, { all: true })
  return found.map(({ address }) => address)
}

/**
 * The addresses that `url` leads to, each of which may be connected to. Throws AddressFault unless all of them may: a
 * name with a single internal address is refused. http is only for what the operator allows.
 */
export async function checkedAddresses(url: URL, rules: AddressRules): Promise<CallableAddress[]> {
  const { allowed, resolve, resolveAllowed: resolveNamed } = rules
  const isSecure = url.protocol === "https:"
  if (!isSecure && allowed.length === 0)
    throw new AddressFault("address_refused", say("webhooks.urlNotHttps"))
  const hostname = url.hostname.replace(/^\[|\]$/g, "")
  const isNamed = allowed.some((each) => each.toLowerCase() === hostname.replace(/\.$/, ""))
  const addresses = await found(
    isIP(hostname) ? async () => [hostname] : isNamed ? resolveNamed : resolve,
    hostname,
  )
  if (addresses.length === 0)
    throw new AddressFault("name_not_found", say("webhooks.urlNotFound", { host: hostname }))
  const isAllowed = isNamed || addresses.every((address) => isWithin(address, allowed))
  if (!isAllowed && !isSecure) throw new AddressFault("address_refused", say("webhooks.urlNotHttps"))
  if (!addresses.every((address) => isNamed || isWithin(address, allowed) || isPublicAddress(address)))
    throw new AddressFault("address_refused", say("webhooks.urlNotPublic", { host: hostname }))
  return addresses.map((address) => ({ address, family: isIP(address) === 6 ? 6 : 4 }))
}

/** A name that cannot be resolved counts as a name without addresses. */
async function found(resolve: (hostname: string) => Promise<string[]>, hostname: string): Promise<string[]> {
  try {
    return await resolve(hostname)
  } catch {
    return []
  }
}
