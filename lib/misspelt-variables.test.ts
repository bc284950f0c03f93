import { expect, test } from "vitest"
import { misspeltVariables } from "./misspelt-variables"

const known = ["DATABASE_URL", "PORT", "HOST", "RATE_LIMIT_PER_MINUTE", "LOG_LEVEL", "MAIL_FROM", "SMTP_URL"]
const found = (...names: string[]) =>
  misspeltVariables(Object.fromEntries(names.map((name) => [name, "1"])), known)

for (const [name, meant] of [
  ["DATABSE_URL", "DATABASE_URL"],
  ["DATABASE_ULR", "DATABASE_URL"],
  ["DATABASEURL", "DATABASE_URL"],
  ["database_url", "DATABASE_URL"],
  ["DATABASE-URL", "DATABASE_URL"],
  ["DATABESE_URL", "DATABASE_URL"],
  ["RATE_LIMT_PER_MINUTE", "RATE_LIMIT_PER_MINUTE"],
  ["RATE_LIMITS_PER_MINUTES", "RATE_LIMIT_PER_MINUTE"],
  ["MAIL_FORM", "MAIL_FROM"],
  ["SMPT_URL", "SMTP_URL"],
  ["PROT", "PORT"],
] as const) {
  test(`${name} is a misspelling of ${meant}`, () => {
    expect(found(name)).toEqual([{ name, meant, certain: true }])
  })
}

test("names that other programs use are not reported", () => {
  const others = ["DATABASE_SSL", "DATABASE_URI", "DATABASE_USER", "DATABASE_HOST", "TEST_DATABASE_URL"]
  expect(found(...others, "POST", "PORTS", "SORT", "HOSTNAME", "GHOST", "HTTP_PROXY", "SMTP_URI")).toEqual([])
})

test("a name that other programs may well use is not a certain misspelling", () => {
  expect(found("LOGLEVEL", "EMAIL_FROM").map(({ certain }) => certain)).toEqual([false, false])
})

test("nothing is reported if our variable is set, or if the other one is blank", () => {
  expect(found("DATABSE_URL", "DATABASE_URL")).toEqual([])
  expect(misspeltVariables({ DATABSE_URL: " " }, known)).toEqual([])
})
