import type { FindingAnswer } from "@/lib/api/v1.1/checks"
import type { ApiClient } from "../support/api"
import { checkSettingsPath, hourlyPay, ontarioBody, tellCheck } from "../support/checks"
import { daysAfter, today } from "../support/dates"
import { jobBody } from "../support/factories"
import { inFrench } from "../support/french"
import { openSession } from "../support/session"
import { expect, test } from "../support/ui"

type Period = {
  version: number
  publicFrom: string
  publicTo: string | null
  publishedBy: object
  takenDownBy: object | null
  job: { title: string; employer: { name: string } }
  findings: FindingAnswer[]
}
type Record = { employer: { name: string }; periods: Period[] }

const rule = "ON-PAY-MISSING"

async function periodsOf(api: ApiClient, id: number): Promise<Period[]> {
  const record = await api.get<Record>(`/jobs/${id}/record`)
  expect(record.status, record.text).toBe(200)
  return record.body.periods
}

const found = ({ findings }: Period) => {
  const { severity, mutedBy = null } = findings.find(({ code }) => code === rule) ?? {}
  return [severity ?? null, mutedBy && { kind: mutedBy.kind, reason: mutedBy.reason }]
}

async function pageOf(api: ApiClient, id: number, language = "en"): Promise<string> {
  const headers = { Accept: "text/html", "Accept-Language": language }
  const { text } = await api.send({ method: "GET", path: `/jobs/${id}/record`, headers })
  return text
}

test("each version is checked with the settings in force when it became public @both", async ({
  server,
  api,
  admin,
}) => {
  const session = await openSession(server, admin)
  const { id } = await api.createJob(ontarioBody({ title: "First" }))
  await tellCheck(session)
  await api.put(`/jobs/${id}`, { title: "Second" })
  await session.put(checkSettingsPath, { muted: [{ code: rule, reason: "Our lawyer says so." }] })
  await api.put(`/jobs/${id}`, { title: "Third" })
  await session.put(checkSettingsPath, { muted: [] })
  await api.put(`/jobs/${id}/checks/${rule}`, { dismissed: true, reason: "Paid by the piece." })
  await api.put(`/jobs/${id}`, { title: "Fourth" })
  await api.put(`/jobs/${id}/checks/${rule}`, { dismissed: false })
  await api.put(`/jobs/${id}`, { title: "Fifth" })
  await api.put(`/jobs/${id}/checks/${rule}`, { dismissed: true, reason: "Said elsewhere." })
  await api.put(`/jobs/${id}`, { title: "Sixth" })
  // The finding is about the pay, so it comes back with the next change to it.
  await api.put(`/jobs/${id}`, { salary: hourlyPay })
  await api.put(`/jobs/${id}`, { salary: null })
  const told = [
    ["warning", null],
    ["error", null],
    ["error", { kind: "employer", reason: "Our lawyer says so." }],
    ["error", { kind: "posting", reason: "Paid by the piece." }],
    ["error", null],
    ["error", { kind: "posting", reason: "Said elsewhere." }],
    [null, null],
    ["error", null],
  ]
  expect((await periodsOf(api, id)).map(found)).toEqual(told)
  await session.put(checkSettingsPath, { facts: { employees25Plus: false } })
  expect((await periodsOf(api, id)).map(found)).toEqual(told)
  await api.delete(`/jobs/${id}`)
  expect((await periodsOf(api, id)).map(found)).toEqual(told)
  const lines = await session.get("/api/dashboard/records")
  expect((JSON.parse(lines.text) as Record).periods.map(found)).toEqual(told)
  expect(await pageOf(api, id)).toContain("(dismissed: Our lawyer says so.)")
  expect(await pageOf(api, id, "fr")).toContain("(écartée\u00a0: Paid by the piece.)")
})

test("the record names a renamed employer as the public saw it, in French too @both", async ({
  server,
  api,
  admin,
  employer,
  otherApi,
  otherEmployer,
}) => {
  const session = await openSession(server, admin)
  const rename = async (name: string) => {
    const answer = await session.put("/api/dashboard/employer", { name, timeZone: employer.timeZone })
    expect(answer.status, answer.text).toBe(200)
  }
  const { id } = await api.createJob(jobBody({ title: "Cook" }))
  const draft = await api.createJob(jobBody({ status: "draft" }))
  const theirs = await otherApi.createJob(jobBody())
  await rename("Beta Kitchens")
  await api.put(`/jobs/${id}`, { title: "Chef" })
  await rename("Gamma <Kitchens>")
  await api.put(`/jobs/${id}`, { status: "archived" })
  await rename("Delta Kitchens")
  await api.put(`/jobs/${draft.id}`, { status: "active" })

  const periods = await periodsOf(api, id)
  expect(periods.map(({ version, job }) => [version, job.title, job.employer.name])).toEqual([
    [1, "Cook", employer.name],
    [1, "Cook", "Beta Kitchens"],
    [2, "Chef", "Beta Kitchens"],
    [2, "Chef", "Gamma <Kitchens>"],
  ])
  for (const [place, { publicTo, publishedBy, takenDownBy }] of periods.entries()) {
    expect(publishedBy).toMatchObject({ kind: "key" })
    if (place < 3) expect([publicTo, takenDownBy]).toEqual([periods[place + 1]?.publicFrom, null])
    else
      expect([publicTo, takenDownBy]).toEqual([expect.any(String), expect.objectContaining({ kind: "key" })])
  }
  const names = async (client: ApiClient, of: number) =>
    (await periodsOf(client, of)).map(({ job }) => job.employer.name)
  expect(await names(api, draft.id)).toEqual(["Delta Kitchens"])
  expect(await names(otherApi, theirs.id)).toEqual([otherEmployer.name])
  const { body } = await api.get<Record>(`/jobs/${id}/record`, inFrench)
  expect(body.employer.name).toBe("Gamma <Kitchens>")
  const page = await pageOf(api, id, "fr-CA")
  expect(page).toContain('<html lang="fr">')
  for (const name of [employer.name, "Beta Kitchens", "Gamma &#60;Kitchens&#62;"])
    expect(page).toContain(`<dt>Employeur</dt><dd>${name}</dd>`)
  expect(page).not.toContain("Delta Kitchens")
  // The period has ended, so nothing may say that it is still going on.
  expect(page.match(/<dt>Début de l’affichage<\/dt>/g)).toHaveLength(4)
  expect(
    page.match(/<dt>Fin de l’affichage<\/dt><dd>[^<]+\u00a0\d{4} à\u00a0\d{1,2}\u00a0h\u00a0\d\d\u00a0min/g),
  ).toHaveLength(4)
  expect(page.match(/<dt>Affichage terminé par<\/dt>/g)).toHaveLength(1)
  const headers = { Accept: "text/html", Cookie: "openings.language=fr" }
  const chosen = await api.send({ method: "GET", path: `/jobs/${id}/record`, headers })
  expect(chosen.headers.get("content-language")).toBe("fr")
  const linked = await api.send({
    method: "GET",
    path: `/jobs/${id}/record?language=fr`,
    headers: { Accept: "text/html" },
  })
  expect(linked.headers.get("content-language")).toBe("fr")
  expect(chosen.headers.get("vary")).toMatch(/Accept-Language.*Cookie/)
})

test.describe("in a time zone ahead of UTC", () => {
  const timeZone = "Pacific/Kiritimati"
  test.use({ timeZone })

  test("a posting is public from the start of its publish date to the end of its close date @both", async ({
    api,
    records,
    operator,
  }) => {
    const day = today(timeZone)
    const { id } = await api.createJob(jobBody())
    await records.backdate(id, { publishDate: daysAfter(day, -9), closeDate: daysAfter(day, -3) })
    await records.backdateDeletion(id, new Date(Date.now() - 10 * 86_400_000))
    const told = {
      publicFrom: new Date(`${daysAfter(day, -9)}T00:00:00+14:00`).toISOString(),
      publicTo: new Date(`${daysAfter(day, -2)}T00:00:00+14:00`).toISOString(),
      takenDownBy: null,
    }
    expect(await periodsOf(api, id)).toMatchObject([told])
    const page = await pageOf(api, id, "fr")
    expect(page).toContain(`<dt>Fuseau horaire</dt><dd>${timeZone}</dd>`)
    // Whatever was done to it afterwards, it closed on its own and no one took it down.
    await api.put(`/jobs/${id}`, { status: "archived" })
    await api.delete(`/jobs/${id}`)
    await operator.forgetDeleted()
    expect(await periodsOf(api, id)).toMatchObject([told])
  })

  test("changing the employer's time zone leaves the record of what was public before @both", async ({
    api,
    admin,
    employer,
    server,
    operator,
  }) => {
    const session = await openSession(server, admin)
    const moveTo = async (zone: string) => {
      const answer = await session.put("/api/dashboard/employer", { name: employer.name, timeZone: zone })
      expect(answer.status, answer.text).toBe(200)
    }
    const { id } = await api.createJob(jobBody())
    await api.put(`/jobs/${id}`, { title: "Second title" })
    const first = await periodsOf(api, id)
    expect(first).toMatchObject([{ publicTo: expect.any(String) }, { publicTo: null }])
    // Its publish date has not begun there yet: nobody can see it from now on.
    await moveTo("Pacific/Pago_Pago")
    const hidden = await periodsOf(api, id)
    expect(hidden).toMatchObject([
      first[0],
      { publicFrom: first[1]?.publicFrom, publicTo: expect.any(String) },
    ])
    await moveTo(timeZone)
    expect(await periodsOf(api, id)).toMatchObject([...hidden, { version: 2, publicTo: null }])
    await moveTo("Pacific/Pago_Pago")
    const all = await periodsOf(api, id)
    await api.delete(`/jobs/${id}`)
    await operator.forgetDeleted()
    expect(await periodsOf(api, id)).toEqual(all)
  })
})
