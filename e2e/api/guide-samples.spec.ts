import { execFile } from "node:child_process"
import { promisify } from "node:util"
import { samples } from "@/components/docs/samples/samples"
import { generateWebhookSecret } from "@/lib/domain/webhooks/webhook-secret"
import { Webhook } from "standardwebhooks"
import { expect } from "../support/fixtures"
import { jobBody } from "../support/factories"
import { test } from "../support/webhooks"

const run = promisify(execFile)

/** The guide's programs as the page shows them, and in the same order. */
for (const [language, tag] of [
  ["curl", " @shell"],
  ["javascript", ""],
] as const) {
  test(`the guide's programs in ${language} do what they say${tag}`, async ({
    target,
    employer,
    api,
    receiver,
  }) => {
    // The test runs twelve programs, one after the other.
    test.setTimeout(60_000)
    const own = { OPENINGS_URL: target.baseUrl, OPENINGS_KEY: employer.apiKey, WEBHOOK_URL: receiver.url }
    const env = { ...process.env, ...own }
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
    await execute("upsert")
    await execute("upsert")
    const { data } = await api.jobs("?q=K-17")
    expect(data).toHaveLength(1)
    await execute("change")
    const [changed] = (await api.jobs("?q=K-18")).data
    expect(changed?.title).toBe("Head Chef")
    expect((await api.job(created?.id ?? 0)).title, "another posting is left alone").toBe("Sous Chef")
    expect(await execute("cursor")).toContain("Head Chef")
    expect(await execute("check")).toContain("BC-PAY-MISSING")
    const doubtful = await api.createJob(jobBody({ title: "Cook $24/h" }))
    await execute("findings")
    const { body } = await api.get<{ findings: object[] }>(`/jobs/${doubtful.id}/checks`)
    const reason = "Agreed with our lawyers."
    expect(body.findings).toContainEqual(
      expect.objectContaining({
        severity: "warning",
        mutedBy: expect.objectContaining({ reason }) as unknown,
      }),
    )
    await execute("batch")
    expect((await api.jobs("?q=B-1")).data[0]?.title).toBe("Head Pastry Cook")
    expect(await api.total()).toBe(5)
    expect(await execute("changes")).toContain("Head Pastry Cook")
    const { id, title } = changed ?? { id: 0, title: "" }
    await api.delete(`/jobs/${id}`)
    const restored = await execute("restore")
    expect(restored).toContain(title)
    expect(restored).toMatch(/restored[\s\S]*deleted[\s\S]*updated[\s\S]*created/)
    expect((await api.job(id)).title).toBe(title)
    expect(await execute("webhooks")).toContain("204")
    expect(receiver.received.map(({ body }) => body.type)).toEqual(["webhook.test"])
  })
}

const checks = [
  ["webhook", "curl", " @shell"],
  ["webhook", "javascript", ""],
  ["webhook", "python", " @python"],
  ["webhookLibrary", "javascript", ""],
] as const

for (const [name, language, tag] of checks) {
  test(`the guide's program "${name}" in ${language} tells a genuine webhook from others @sqlite${tag}`, async () => {
    const [secret, other] = [generateWebhookSecret(), generateWebhookSecret()]
    const body = '{"type":"job.created","data":{"title":"Crème brûlée"}}'
    const check = async (signing: string, at: Date) => {
      const env = {
        ...process.env,
        WEBHOOK_SECRET: secret,
        WEBHOOK_ID: "evt_1",
        WEBHOOK_TIMESTAMP: String(Math.floor(at.getTime() / 1000)),
        WEBHOOK_SIGNATURE: `v1,AAAA ${new Webhook(signing).sign("evt_1", at, body)}`,
        BODY: body,
      }
      const code = samples[name].code[language]
      const [program, args] = {
        curl: ["sh", ["-uc", code]] as const,
        javascript: [process.execPath, ["--input-type=module", "--eval", code]] as const,
        python: ["python3", ["-c", code]] as const,
      }[language]
      const { stdout } = await run(program, args, { env }).catch((error: { stdout: string }) => error)
      return stdout.trim()
    }
    expect(await check(secret, new Date())).toBe("genuine")
    expect(await check(other, new Date())).toBe("not genuine")
    expect(await check(secret, new Date(Date.now() - 400_000))).not.toBe("genuine")
  })
}

for (const [name, { code }] of Object.entries(samples)) {
  test(`the program "${name}" never waits forever for an answer, in any language @sqlite`, () => {
    const timeouts = {
      curl: [/curl /g, /--max-time/g],
      javascript: [/fetch\(/g, /AbortSignal\.timeout\(/g],
      python: [/(requests|session)\.(get|put|post)\(/g, /timeout=/g],
      csharp: [/new HttpClient/g, /new HttpClient \{ Timeout = /g],
    } as const
    for (const [language, [calls, bounded]] of Object.entries(timeouts)) {
      const text = code[language as keyof typeof timeouts]
      expect(text.match(bounded)?.length, language).toBe(text.match(calls)?.length)
    }
  })
}
