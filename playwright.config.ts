import { defineConfig } from "@playwright/test"
import type { Target } from "./e2e/run/start-server"
import type { WorkerFixtures } from "./e2e/support/fixtures"
import { thorough } from "./e2e/support/thorough"
import { launchOptions } from "./e2e/run/find-chromium"
import { missingPrograms } from "./e2e/run/missing-programs"
import type { Chromium } from "./e2e/run/packaged-chromium"

const targets: Target[] = JSON.parse(process.env.E2E_TARGETS || "[]")

if (targets.length === 0) {
  throw new Error("E2E_TARGETS names no server to test. Run `npm test`, which starts them and sets it.")
}

const chromium = JSON.parse(process.env.E2E_CHROMIUM || "null") as Chromium | null
const browser = launchOptions(chromium ?? {})

export default defineConfig<object, WorkerFixtures>({
  globalSetup: "./e2e/support/answer-count.ts",
  fullyParallel: true,
  // Specs wait more than they work: for servers to start, and for faults to pass.
  workers: 3,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  timeout: 60_000,
  // Long enough for a busy machine; anything that promises less has its own limit.
  expect: { timeout: 20_000 },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [[thorough ? "list" : "dot"], ["json"]] : [["list"]],
  projects: targets.flatMap((target) => [
    {
      name: `api-${target.name}`,
      testDir: "e2e/api",
      grepInvert: without(target),
      use: { target },
    },
    {
      name: `service-${target.name}`,
      testDir: "e2e/service",
      timeout: 120_000,
      grepInvert: without(target),
      use: { target },
    },
    {
      name: `trust-${target.name}`,
      testDir: "e2e/trust",
      timeout: 120_000,
      grepInvert: notHere(target),
      use: {
        target,
        browserName: "chromium" as const,
        launchOptions: browser,
      },
    },
    // Without a browser, the runner of all tests reports the pages' specs as failed.
    ...(chromium ? [uiProject(target)] : []),
  ]),
})

/** Matches the trust specs that don't apply to this database, machine or length of run. */
function notHere(target: Target): RegExp {
  const tags = []
  if (!thorough) tags.push("@whole")
  if (process.platform !== "linux") tags.push("@linux", "@root")
  if (process.getuid?.() !== 0) tags.push("@root")
  return without(target, tags)
}

/**
 * Matches specs that have one of `tags`, are for the other database, or need a program that this machine lacks. A SQLite file can't
 * become unreachable over the network, PostgreSQL has its own backup, and what involves no database is tested with only one of them.
 */
function without({ databaseUrl }: Target, tags: string[] = []): RegExp {
  const other = databaseUrl.startsWith("file:") ? "@postgresql" : "@sqlite"
  return new RegExp([other, ...tags, ...missingPrograms().map(({ tag }) => tag)].join("|"))
}

function uiProject(target: Target) {
  return {
    name: `ui-${target.name}`,
    testDir: "e2e/ui",
    // Pages only use the API, whose specs run on both databases, so PostgreSQL gets a cross-section of the pages' specs.
    ...(target.databaseUrl.startsWith("file:")
      ? { grepInvert: /@postgresql/ }
      : { grep: /@postgresql|@both/ }),
    // A page's first load is slow on a machine that runs two browsers and two servers.
    timeout: 90_000,
    use: {
      target,
      baseURL: target.baseUrl,
      browserName: "chromium" as const,
      launchOptions: browser,
      locale: "en-CA",
      timezoneId: "America/Vancouver",
      contextOptions: { reducedMotion: "reduce" as const },
    },
  }
}
