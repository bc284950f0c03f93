import { ESLint } from "eslint"
import { beforeAll, describe, expect, it } from "vitest"

// Uses the real configuration, to test which files the rule applies to.
const eslint = new ESLint()

async function refusals(code: string, filePath = "components/jobs/made-up.tsx"): Promise<number> {
  const [result] = await eslint.lintText(code, { filePath })
  return result?.messages.filter(({ ruleId }) => ruleId === "languages/literal-text").length ?? 0
}

// The first file loads the configuration and its parser, which takes long.
beforeAll(() => refusals("").then(() => undefined), 60_000)

describe("text that people read is refused in code", () => {
  it.each([
    "const made = <p>Saved</p>",
    "const made = <>Saved</>",
    'const made = <>{"Saved"}</>',
    'const made = <p>{done ? "Saved" : "Not saved"}</p>',
    'const made = <p>{done && "Saved"}</p>',
    'const made = <p>{name ?? "Nobody"}</p>',
    "const made = <p>{`${count} postings`}</p>",
    'const made = <p>{"Saved by " + name}</p>',
    'const made = <Field label="Title" />',
    'const made = <Field hint={done ? "Saved" : undefined} />',
    'const made = <Button aria-label={"Close " + name} />',
    'const made = <Dialog confirmLabel="Delete posting" />',
    'toast({ title: "Saved" })',
    'toast({ title: done ? "Saved" : t("jobs.notSaved") })',
    'toast({ type: "error", description: `${name} couldn’t be saved` })',
    'const columns = [{ value: "a", label: "Title" }]',
    'function Made({ confirmLabel = "Delete" }) {}',
    'setError("It could not be saved.")',
    'export const metadata = { title: "Members", description: "People who work here" }',
  ])("%s", async (code) => expect(await refusals(code)).toBeGreaterThan(0))
})

describe("text that nobody reads is allowed", () => {
  it.each([
    'const made = <p className="flex gap-2">{t("jobs.saved")}</p>',
    "const made = <h1>Openings</h1>",
    'const made = <p>{t(done ? "jobs.saved" : "jobs.notSaved")}{", "}{`${first} · ${last}`}</p>',
    'const made = <p>{kind === "Province" ? nameOf("British Columbia") : null}</p>',
    'const made = <Said message={say("jobs.saved")} kind="small" />',
    'toast({ type: "error", title: t("jobs.notSaved"), description: refusal.message })',
    'const words = { title: "jobs.title", description: "description" }',
    'throw new Error("There is no provider around this.")',
  ])("%s", async (code) => expect(await refusals(code)).toBe(0))
})

describe("the rule applies", () => {
  it.each([
    "app/(auth)/sign-in/page.tsx",
    "app/(dashboard)/jobs/page.tsx",
    "app/docs/page.tsx",
    "app/error.tsx",
    "components/docs/docs-bar.tsx",
    "components/jobs/use-undo-offer.ts",
    "lib/queries/jobs.ts",
  ])("in %s", async (file) => expect(await refusals('toast({ title: "Saved" })', file)).toBe(1))

  it.each([
    "components/docs/fr/start-in-french.tsx",
    "components/docs/samples/create.ts",
    "app/api/v1.1/jobs/route.ts",
    "cli/openings.ts",
  ])("not in %s", async (file) => expect(await refusals('toast({ title: "Saved" })', file)).toBe(0))
})
