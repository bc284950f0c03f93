import { execFile } from "node:child_process"
import { promisify } from "node:util"
import { samples } from "@/components/docs/samples/samples"
import { expect, test } from "../support/fixtures"

const run = promisify(execFile)

/** The guide's programs as the page shows them, in the order in which it does. */
for (const language of ["curl", "javascript"] as const) {
  test(`the guide's programs in ${language} do what they say`, async ({ target, employer, api }) => {
    const env = { ...process.env, OPENINGS_URL: target.baseUrl, OPENINGS_KEY: employer.apiKey }
    const execute = async (name: keyof typeof samples) => {
      const code = samples[name].code[language]
      const { stdout } =
        language === "curl"
          ? await run("sh", ["-euc", code], { env })
          : await run(process.execPath, ["--input-type=module", "--eval", code], { env })
      return stdout
    }
    await execute("create")
    const [created] = (await api.jobs()).data
    expect(created).toMatchObject({ title: "Sous Chef", referenceId: null, status: "active" })
    expect(await execute("list")).toContain("Sous Chef")
    await execute("change")
    expect((await api.job(created?.id ?? 0)).title).toBe("Head Chef")
    await execute("upsert")
    await execute("upsert")
    const { data } = await api.jobs("?q=K-17")
    expect(data).toHaveLength(1)
    expect(await api.total()).toBe(2)
  })
}
