import * as z from "zod"

/** Text of a decimal number of at least `least`, as environment variables bring it. */
const wholeNumber = (least: number) =>
  z
    .string()
    .regex(/^\d+$/, "must be a whole number")
    .transform(Number)
    .refine((value) => value >= least, `must be at least ${least}`)

const environment = z.object({
  DATABASE_URL: z
    .string()
    .regex(/^(file:.+|postgres(ql)?:\/\/.+)$/, 'must start with "file:" (SQLite) or "postgresql://"')
    .default("file:./data/openings.db"),
  PORT: wholeNumber(0)
    .refine((port) => port < 65_536, "must be a port below 65536")
    .default(3000),
  HOST: z.string().default("0.0.0.0"),
  PUBLIC_URL: z
    .url({ protocol: /^https?$/, error: "must be an http:// or https:// address" })
    .transform((url) => url.replace(/(?<!\/)\/+$/, ""))
    .optional(),
  TRUST_PROXY: z
    .enum(["true", "false"], 'must be "true" or "false"')
    .transform((value) => value === "true")
    .default(false),
  MAX_BODY_BYTES: wholeNumber(1024).default(2 * 1024 * 1024),
  RATE_LIMIT_PER_MINUTE: wholeNumber(0).default(600),
  RATE_LIMIT_FAILED_AUTHENTICATIONS: wholeNumber(0).default(30),
  AUTH_SECRET: z.string().min(32, "must have 32 characters at the least").optional(),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\/.+/, 'must start with "smtp://" or "smtps://"')
    .optional(),
  MAIL_FROM: z.string().default("Openings <openings@localhost>"),
  LOG_LEVEL: z
    .enum(["trace", "debug", "info", "warn", "error", "fatal", "silent"], {
      error: "must be one of trace, debug, info, warn, error, fatal, silent",
    })
    .default("info"),
})

export type Env = z.output<typeof environment>

/** The environment as the service reads it. A blank variable counts as absent; a wrong one throws a sentence that names it. */
export function parseEnv(variables: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value?.trim()))
  const result = environment.safeParse(given)
  if (result.success) return result.data
  throw new Error(
    result.error.issues
      .map((issue) => `${issue.path.join(".")} ${issue.message} (see .env.example).`)
      .join("\n"),
  )
}

let parsed: Env | undefined

/** The parsed environment of this process. Where it is wrong, says so on stderr and ends the process. */
export function env(): Env {
  if (parsed) return parsed
  try {
    parsed = parseEnv(process.env)
    return parsed
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`)
    process.exit(1)
  }
}

/** Which database `url` names. */
export function databaseKind(url: string): "sqlite" | "postgresql" {
  return url.startsWith("file:") ? "sqlite" : "postgresql"
}
