import { isIP } from "node:net"
import * as z from "zod"
import { misspeltVariables } from "./misspelt-variables"

/** An environment variable that is a decimal number from `least` to `most`. */
const wholeNumber = (least: number, most: number) =>
  z
    .string()
    .regex(/^\d+$/, "must be a whole number")
    .transform(Number)
    .refine((value) => value >= least, `must be at least ${least}`)
    .refine((value) => value <= most, `must be at most ${most}`)

/** Where people reach the service, as browsers name it: pages and links begin at its root. */
const publicUrl = z.string().transform((text, context): string => {
  const url = URL.canParse(text) ? new URL(text) : null
  if (url && /^https?:$/.test(url.protocol)) {
    const plain = /^\/+$/.test(url.pathname) && !/[?#]/.test(text) && url.username + url.password === ""
    if (plain) return url.origin
    context.addIssue(
      `must be an address without a path, a query, a fragment or a user, such as ${url.origin}, because pages and links begin there`,
    )
  } else context.addIssue("must be an http:// or https:// address")
  return z.NEVER
})

/** An address that mail can come from, on its own or after a name: `Openings <openings@example.com>`. */
const sender = /^(?:[^<>@]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/

/** Whose forwarded headers count: nobody's, those of this many proxies in a row, or those of the proxies at these addresses. */
export type TrustProxy = false | number | string[]

const mostProxies = 32

/** `true` means one proxy. */
const trustProxy = z.string().transform((text, context): TrustProxy => {
  if (text === "false" || text === "0") return false
  if (text === "true") return 1
  if (/^\d{1,2}$/.test(text) && Number(text) <= mostProxies) return Number(text)
  const blocks = text.split(/[\s,]+/).filter((block) => block !== "")
  if (blocks.every(isAddressBlock)) return blocks
  context.addIssue(
    `must be "true", "false", the number of proxies in front (at most ${mostProxies}), or their addresses, such as "10.0.0.0/8, ::1"`,
  )
  return z.NEVER
})

/** Host names and address blocks that webhooks may be sent to although they aren't public. */
const allowedHosts = z.string().transform((text, context): string[] => {
  const hosts = text.split(/[\s,]+/).filter((host) => host !== "")
  const plain = hosts.map((host) => host.replace(/^\[(.*)\]$/, "$1"))
  if (
    plain.every((host) => isAddressBlock(host) || /^(?!\d+(\.|$))[a-z\d_]([a-z\d_.-]*[a-z\d])?$/i.test(host))
  )
    return plain
  context.addIssue('must be host names, addresses or address blocks, such as "hooks.internal, 10.1.0.0/16"')
  return z.NEVER
})

function isAddressBlock(block: string): boolean {
  const [address = "", bits, ...rest] = block.split("/")
  const most = isIP(address) === 6 ? 128 : 32
  const fits = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most)
  return isIP(address) !== 0 && !address.includes("%") && fits && rest.length === 0
}

/** PostgreSQL counts up to twice as many. */
const mostCalls = 1_000_000_000

const environment = z.object({
  DATABASE_URL: z
    .string()
    .regex(
      /^(file:[^?].*|postgres(ql)?:\/\/.+)$/,
      'must start with "file:" (SQLite, with the name of a file) or "postgresql://"',
    )
    .default("file:./data/openings.db"),
  TARGET_DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\/.+$/, 'must start with "postgresql://"')
    .optional(),
  PORT: wholeNumber(0, 65_535).default(3000),
  HOST: z.string().default("0.0.0.0"),
  PUBLIC_URL: publicUrl.optional(),
  TRUST_PROXY: trustProxy.default(false),
  MAX_BODY_BYTES: wholeNumber(1024, 256 * 1024 * 1024).default(2 * 1024 * 1024),
  RECORD_YEARS: wholeNumber(3, 100).default(3),
  RATE_LIMIT_PER_MINUTE: wholeNumber(0, mostCalls).default(12_000),
  RATE_LIMIT_FAILED_AUTHENTICATIONS: wholeNumber(0, mostCalls).default(30),
  WEBHOOKS_ALLOWED_HOSTS: allowedHosts.default([]),
  AUTH_SECRET: z.string().min(32, "must have at least 32 characters").optional(),
  SMTP_URL: z
    .string()
    .refine(
      (url) => /^smtps?:\/\/./.test(url) && URL.canParse(url) && new URL(url).hostname !== "",
      "must name a mail server, such as smtp://user:password@mail.example.com:587",
    )
    .optional(),
  MAIL_FROM: z
    .string()
    .trim()
    .regex(sender, 'must be an email address, such as "Openings <openings@example.com>"')
    .default("Openings <openings@localhost>"),
  LOG_LEVEL: z
    .enum(["trace", "debug", "info", "warn", "error", "fatal", "silent"], {
      error: "must be one of trace, debug, info, warn, error, fatal, silent",
    })
    .default("info"),
})

const names = Object.keys(environment.shape)

export type Env = z.output<typeof environment>

/** The environment as the service reads it. A blank variable counts as absent; a wrong one throws a sentence that names it. */
export function parseEnv(variables: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value?.trim()))
  const result = environment.safeParse(given)
  const misspelt = misspeltVariables(variables, names).filter(({ certain }) => certain)
  if (result.success && misspelt.length === 0) return result.data
  const wrong = result.error?.issues ?? []
  throw new Error(
    [
      ...wrong.map((issue) => `${issue.path.join(".")} ${issue.message} (see .env.example).`),
      ...misspelt.map(
        ({ name, meant }) =>
          `${name} is not a variable of Openings. Did you mean ${meant}? Correct or remove it.`,
      ),
    ].join("\n"),
  )
}

let parsed: Env | undefined

/** The parsed environment of this process. If it is wrong, reports that on stderr and ends the process. */
export function env(): Env {
  const fault = environmentFault()
  if (fault === null) return parsed as Env
  process.stderr.write(`${fault}\n`)
  process.exit(1)
}

/** What is wrong with the environment of this process, in a sentence for each variable; null if nothing is. */
export function environmentFault(): string | null {
  try {
    parsed ??= parseEnv(process.env)
    return null
  } catch (error) {
    return (error as Error).message
  }
}

/** Sentences about variables that look like ours, but may be another program's. */
export function environmentRemarks(): string[] {
  return misspeltVariables(process.env, names)
    .filter(({ certain }) => !certain)
    .map(({ name, meant }) => `${name} is not a variable of Openings: ${meant} is.`)
}

/** Which database `url` names. */
export function databaseKind(url: string): "sqlite" | "postgresql" {
  return url.startsWith("file:") ? "sqlite" : "postgresql"
}
