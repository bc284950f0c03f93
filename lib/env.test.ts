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
