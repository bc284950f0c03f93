import { expect, test } from "vitest"
import { parseEnv } from "./env"

test("an empty environment gets every default", () => {
  expect(parseEnv({})).toMatchObject({
    DATABASE_URL: "file:./data/openings.db",
    PORT: 3000,
    TRUST_PROXY: false,
    MAX_BODY_BYTES: 2_097_152,
    LOG_LEVEL: "info",
  })
})

test("a blank variable counts as absent, and a trailing slash in PUBLIC_URL is dropped", () => {
  expect(parseEnv({ PORT: " ", PUBLIC_URL: "https://jobs.example.com/" })).toMatchObject({
    PORT: 3000,
    PUBLIC_URL: "https://jobs.example.com",
  })
})

test("all wrong variables are named at once", () => {
  expect(() => parseEnv({ PORT: "x", DATABASE_URL: "mysql://x", TRUST_PROXY: "x" })).toThrow(
    /DATABASE_URL[\s\S]*PORT[\s\S]*TRUST_PROXY/,
  )
})

for (const value of [
  "openings@example.com",
  "Openings <openings@localhost>",
  '"Jobs, Inc." <a.b+c@example.com>',
]) {
  test(`MAIL_FROM may be ${value}`, () => {
    expect(parseEnv({ MAIL_FROM: value }).MAIL_FROM).toBe(value)
  })
}

test("a misspelt variable is named along with the wrong ones", () => {
  expect(() => parseEnv({ PORT: "x", DATABSE_URL: "file:x" })).toThrow(
    /PORT[\s\S]*DATABSE_URL is not a variable of Openings. Did you mean DATABASE_URL\?/,
  )
})

for (const [name, value, said] of [
  ["DATABASE_URL", "file:?connection_limit=1", /DATABASE_URL must/],
  ["RECORD_YEARS", "2", /RECORD_YEARS must be at least 3/],
  ["RECORD_YEARS", "99999999999", /RECORD_YEARS must be at most 100/],
  ["RATE_LIMIT_PER_MINUTE", "9".repeat(400), /RATE_LIMIT_PER_MINUTE must be at most/],
  ["MAX_BODY_BYTES", "99999999999", /MAX_BODY_BYTES must be at most/],
  ...["/jobs", "/?a=1", "?", "#top", "/#"].map(
    (rest) => ["PUBLIC_URL", `https://jobs.example.com${rest}`, /PUBLIC_URL .* without a path/] as const,
  ),
  ["PUBLIC_URL", "https://ada:secret@jobs.example.com", /PUBLIC_URL .* without a path.* user/],
  ["PUBLIC_URL", "jobs.example.com", /PUBLIC_URL must be/],
] as const) {
  test(`${name} may not be ${value.slice(0, 50)}`, () => {
    expect(() => parseEnv({ [name]: value })).toThrow(said)
  })
}

test("PUBLIC_URL is read as browsers send it", () => {
  expect(parseEnv({ PUBLIC_URL: "HTTPS://Jobs.Example.com:443/" }).PUBLIC_URL).toBe(
    "https://jobs.example.com",
  )
})
