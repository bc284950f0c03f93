import { activityCsvPath } from "../support/activity"
import { today } from "../support/dates"
import { jobBody } from "../support/factories"
import { openSession } from "../support/session"
import { test } from "../support/keys"
import { expect } from "../support/ui"

test.describe("the export", () => {
  test("no spreadsheet reads a cell of the file as a formula", async ({ server, api, admin }) => {
    const session = await openSession(server, admin)
    const titles = ["=1+1", "+1", "-1", "@SUM(A1)", 'a "quoted", title', "plain", "＝1"]
    for (const title of titles) await api.createJob(jobBody({ title }))
    const answer = await session.get(`${activityCsvPath}?kind=job`)
    expect(answer.status).toBe(200)
    expect(answer.headers.get("content-type")).toMatch(/^text\/csv; charset=utf-8/)
    expect(answer.headers.get("content-disposition")).toBe(
      `attachment; filename="activity-${today("UTC")}.csv"`,
    )
    expect(answer.text.startsWith("\ufeffDate and time (UTC),Actor kind,")).toBe(true)
    const [, ...rows] = parseCsv(answer.text.slice(1))
    expect(rows.map((row) => row[7])).toEqual(
      titles.toReversed().map((title) => (/^\w|^a/.test(title) ? title : `'${title}`)),
    )
    for (const row of rows) {
      expect(row).toHaveLength(11)
      for (const cell of row) expect(cell).not.toMatch(/^[=+\-@\t\r]/)
    }
    expect((await session.head(activityCsvPath)).status).toBe(200)
  })

  test("no cell is a formula when semicolons or tabs separate the cells either", async ({
    server,
    api,
    admin,
  }) => {
    const session = await openSession(server, admin)
    const titles = [
      "a;=1+1",
      ";+1",
      "a; -1",
      'a;"@SUM(A1)',
      "a\t=1",
      "a;;\t=1",
      'a"";""=1',
      "plain;text",
      "a;＝1",
      'say ";=HYPERLINK(1)',
    ]
    for (const title of titles) await api.createJob(jobBody({ title }))
    const { text } = await session.get(`${activityCsvPath}?kind=job`)
    for (const mark of [";", "\t"])
      for (const cell of text.split(/\r\n|\n/).flatMap((line) => line.split(mark)))
        expect(cell, `parted by ${JSON.stringify(mark)}`).not.toMatch(/^[\s"]*[=+\-@＝＋－＠]/)
    const [, ...rows] = parseCsv(text.slice(1))
    expect(rows.map((row) => row[7]?.replaceAll("'", ""))).toEqual(
      titles.toReversed().map((title) => title.trim()),
    )
  })

  test("is in the language of the page that links to it", async ({ server, api, admin }) => {
    const session = await openSession(server, admin)
    const { id } = await api.createJob(jobBody({ referenceId: "R" }))
    await api.put(`/jobs/${id}`, { title: "Chef", referenceId: null, confidential: true })
    const answer = await session.get(`${activityCsvPath}?action=job.changed&language=fr`)
    expect(answer.headers.get("content-disposition")).toBe(
      `attachment; filename="activite-${today("UTC")}.csv"`,
    )
    const [heading, row] = parseCsv(answer.text.slice(1))
    expect(heading?.slice(0, 5)).toEqual([
      "Date et heure (UTC)",
      "Type d’auteur",
      "Numéro de l’auteur",
      "Auteur",
      "Action",
    ])
    expect(row?.[8]).toMatch(/^Titre\u00a0: .* → Chef$/m)
    expect(row?.[8]).toMatch(/^Référence\u00a0: R → Aucune valeur$/m)
    expect(row?.[8]).toMatch(/^Confidentielle\u00a0: Non → Oui$/m)
    const created = await session.get(`${activityCsvPath}?action=job.created&language=fr`)
    const [, made] = parseCsv(created.text.slice(1))
    expect(made?.[8]).toMatch(/^Référence\u00a0: R$/m)
    expect(made?.[8]).not.toContain("Aucune valeur")
    const wrong = await session.get(`${activityCsvPath}?language=de`)
    expect(wrong.body).toMatchObject({ errors: [{ field: "language" }] })
  })

  test("holds thousands of records, complete and in order", async ({ server, admin, records, employer }) => {
    const session = await openSession(server, admin)
    const count = 3_210
    await records.addActivities(employer.id, count)
    const answer = await session.get(`${activityCsvPath}?action=job.changed`)
    expect(answer.headers.get("content-length")).toBeNull()
    const rows = parseCsv(answer.text.slice(1)).slice(1)
    expect(rows.map((row) => Number(row[6]))).toEqual(
      Array.from({ length: count }, (_, index) => count - index),
    )
  })
})

/** Parses RFC 4180: cells separated by commas, quoted where needed, and rows that end with CRLF. */
function parseCsv(text: string): string[][] {
  return text
    .split(/\r\n(?=(?:[^"]*"[^"]*")*[^"]*$)/)
    .filter((line) => line !== "")
    .map((line) =>
      [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^",\r\n]*))/g)].map(
        ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? "",
      ),
    )
}
