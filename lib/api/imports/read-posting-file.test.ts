import { expect, test } from "vitest"
import { textOf } from "@/lib/messages/text-of"
import type { JobAnswer } from "../v1.1/answers"
import { jobFileHeading, jobFileRow } from "./job-file"
import { cellsOfJob, jobColumns } from "./job-columns"
import { guessedMapping, readPostingFile, rowsToImport, type PostingFile } from "./read-posting-file"

const bytes = (text: string) => new TextEncoder().encode(text)
const utf16 = (text: string, mark: number[]) => {
  const view = Buffer.from(text, "utf16le")
  if (mark[0] === 0xfe) view.swap16()
  return new Uint8Array([...mark, ...view])
}
const tableOf = (content: string | Uint8Array): PostingFile => {
  const table = readPostingFile(typeof content === "string" ? bytes(content) : content)
  if ("refused" in table) throw new Error(textOf(table.refused, "en"))
  return table
}
const refusalOf = (content: string | Uint8Array) => {
  const table = readPostingFile(typeof content === "string" ? bytes(content) : content)
  return "refused" in table ? textOf(table.refused, "en") : null
}
const rowsOf = (content: string | Uint8Array) => {
  const table = tableOf(content)
  return rowsToImport(table, guessedMapping(table.headings))
}
const cells = (content: string | Uint8Array) => rowsOf(content).map((row) => row.cells)

/** What Excel on Windows writes for the characters that Latin-1 doesn't have. */
const beyondLatin1: Record<string, number> = {
  "€": 0x80,
  "…": 0x85,
  "’": 0x92,
  "“": 0x93,
  "–": 0x96,
  œ: 0x9c,
}
const windows1252 = (text: string) =>
  Uint8Array.from(text, (sign) => beyondLatin1[sign] ?? (sign.codePointAt(0) as number))

const montreal = { title: "Pâtissier", locations: "Montréal, QC" }

test.each<[string, string | Uint8Array, object]>([
  ["UTF-8", 'title,place\nPâtissier,"Montréal, QC"\n', montreal],
  ["UTF-8 with a byte order mark", '\ufefftitle,place\r\nPâtissier,"Montréal, QC"\r\n', montreal],
  ["UTF-16 from Excel", utf16('title\tplace\nPâtissier\t"Montréal, QC"', [0xff, 0xfe]), montreal],
  ["UTF-16 in the other byte order", utf16("title\tplace\nPâtissier\tMontréal, QC", [0xfe, 0xff]), montreal],
  ["Windows-1252", windows1252("Titre;Lieu\nPâtissier;Montréal, QC"), montreal],
  [
    "Windows-1252 with the characters that Latin-1 lacks",
    windows1252("Titre\nPréposé à l’entretien – œuvre… “50 €"),
    { title: "Préposé à l’entretien – œuvre… “50 €" },
  ],
  ["UTF-8 in which a character was lost before", "title\nP\ufffdtissier", { title: "P\ufffdtissier" }],
  [
    "UTF-8 with a byte that isn't",
    Uint8Array.from([...bytes("title,place\nPâtissière à "), 0xe9, ...bytes(",Montréal, QC")]),
    { title: "Pâtissière à \ufffd", locations: "Montréal" },
  ],
  [
    "French Excel's semicolons",
    "Titre;Lieu;Salaire\nPâtissier;Montréal, QC;25,50",
    { ...montreal, salaryAmount: "25,50" },
  ],
  ["a named separator", "sep=;\nTitre;Lieu\nPâtissier;Montréal, QC", montreal],
  ["tabs", "Title\tPlaces\nPâtissier\tMontréal, QC", montreal],
  ["bars", "Title|Places\nPâtissier|Montréal, QC", montreal],
  ["semicolons with commas in the heading", "Titre;Lieu;a,b,c,d,e,f\nPâtissier;Montréal, QC;1", montreal],
  ["old Macs' line endings", 'title,place\rPâtissier,"Montréal, QC"\r', montreal],
  ["surrounding empty lines", '\n\ntitle,place\n\nPâtissier,"Montréal, QC"\n\n\n', montreal],
  ["headings in capitals with spaces", ' TITLE , PLACES \nPâtissier,"Montréal, QC"', montreal],
  ["unknown columns beside ours", 'Cost centre,Title,Place\n7,Pâtissier,"Montréal, QC"', montreal],
  [
    "the names shown on the pages in English",
    'Title,Place,How to apply,Email for applications,Web address for applications\nPâtissier,"Montréal, QC",Email,a@example.com,x',
    { ...montreal, applicantRouting: "Email", applicationEmail: "a@example.com", applicationUrl: "x" },
  ],
  [
    "the names shown on the pages in French",
    "Titre;Lieu;Mode de candidature;Courriel pour les candidatures;Adresse Web pour les candidatures\nPâtissier;Montréal, QC;Courriel;a@example.com;x",
    { ...montreal, applicantRouting: "Courriel", applicationEmail: "a@example.com", applicationUrl: "x" },
  ],
  [
    "the headings of earlier exports",
    "Titre;Lieux;Période de paie;Plus commissions;Postuler par;Courriel de candidature;Adresse Web de candidature\nPâtissier;Montréal, QC;Horaire;Non;Courriel;a@example.com;x",
    {
      ...{ ...montreal, salaryPeriod: "Horaire", plusCommission: "Non", applicantRouting: "Courriel" },
      ...{ applicationEmail: "a@example.com", applicationUrl: "x" },
    },
  ],
  [
    "a repeated column, of which the first counts",
    'Title,Place,Job title\nPâtissier,"Montréal, QC",Baker',
    montreal,
  ],
  ["a short row", 'Title,Place,Pay\nPâtissier,"Montréal, QC"', { ...montreal, salaryAmount: "" }],
  [
    "line breaks in a cell",
    'Title,Description\nCook,"One\nTwo, ""three"""',
    { title: "Cook", description: 'One\nTwo, "three"' },
  ],
  ["guarded formulas", "Title,Reference\n'=1+1,'-5", { title: "=1+1", referenceId: "-5" }],
  ["apostrophes that don't guard a formula", "Title\n'80s cook", { title: "'80s cook" }],
])("reads %s", (_, content, expected) => {
  expect(cells(content)).toEqual([expected])
})

test.each<[string, string | Uint8Array, string]>([
  ["nothing", "", "The file is empty."],
  ["blanks", " \n\t\n", "The file is empty."],
  ["only a byte order mark", "\ufeff", "The file is empty."],
  [
    "JSON",
    '[{ "title": "Cook" }]',
    "This is a JSON file, which can’t be imported. Export the postings as CSV.",
  ],
  ["only a heading", "title,place\n", "The file has a heading and no rows."],
  [
    "a program",
    Uint8Array.from([0x4d, 0x5a, 0, 0, 3]),
    "This isn’t a text file. Save it as CSV and choose that file.",
  ],
  [
    "a spreadsheet",
    Uint8Array.from([0x50, 0x4b, 3, 4, 0, 0, 8]),
    "This isn’t a text file. Save it as CSV and choose that file.",
  ],
])("refuses %s", (_, content, message) => {
  expect(refusalOf(content)).toBe(message)
})

test("an unclosed quote is reported with its row", () => {
  expect(refusalOf('title,place\nCook,"Banff, AB"\nBaker,"Canmore\nChef,Calgary')).toContain("opens in row 3")
})

test("rows have the numbers that a spreadsheet shows, even after cells of several lines", () => {
  expect(rowsOf('title,description\nA,"1\n2\n3"\n\nB,4').map(({ number }) => number)).toEqual([2, 4])
  expect(rowsOf("sep=,\ntitle\nA").map(({ number }) => number)).toEqual([2])
  const mixed = 'place,title\r\nA,1\n"B","2"\r\n\r\nC,"3\r\n4"\nD,5'
  expect(rowsOf(mixed).map(({ number, cells: { title } }) => [number, title])).toEqual([
    [2, "1"],
    [3, "2"],
    [5, "3\r\n4"],
    [6, "5"],
  ])
})

test("rows with the same reference are both refused, and so are rows with more cells than the heading", () => {
  const rows = rowsOf("reference,title\nA,1\nB,2\nA,3\nC,4,five\n A ,6\n-,7\n-,8")
  expect(
    rows.map(({ number, problems }) => [number, problems.map((each) => textOf(each.message, "en"))]),
  ).toEqual([
    [2, ["Row 4 has the same reference. Keep one of the two."]],
    [3, []],
    [4, ["Row 2 has the same reference. Keep one of the two."]],
    [5, [expect.stringContaining("This row has 3 cells, and the heading has 2")]],
    // Only the service can tell whether these rows are the same posting.
    ...[6, 7, 8].map((number) => [number, []]),
  ])
})

const place = (description: string) => ({ id: 1, name: description, description, type: "City" })

const job: JobAnswer = {
  ...{ id: 7, referenceId: "K-7", employer: { id: 1, name: "Acme" }, title: "Cook" },
  ...{ publishDate: "2026-11-01", closeDate: "2026-12-31", confidential: false, autoRefresh: true },
  status: "active",
  locations: [place("Banff, AB")],
  categories: [{ id: 1, name: "Accounting" }],
  positionType: { id: 1, name: "Full Time" },
  salary: {
    amount: 25.5,
    maxAmount: null,
    period: { id: 5, name: "Hourly", unit: "hour" },
    plusCommission: false,
  },
  description: "<p>Cook well.</p>",
  applicantRoutingType: { id: 1, name: "Email" },
  ...{ applicationEmail: "a@example.com", applicationUrl: null },
}

const pieces = [
  "=",
  "+1",
  "-",
  "@",
  "'",
  '"',
  ",",
  ";",
  "\t",
  "\r\n",
  "\n",
  "|",
  "\\",
  " ",
  "é",
  "＝",
  "a",
  "🙂",
  "\u00a0",
]

test("an exported file reads back unchanged, whatever the posting says", () => {
  let seed = 11
  const random = () => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647
  const text = () =>
    Array.from(
      { length: 1 + Math.floor(random() * 7) },
      () => pieces[Math.floor(random() * pieces.length)],
    ).join("")
  for (let round = 0; round < 400; round++) {
    const language = round % 2 === 0 ? "en" : "fr"
    const odd = {
      ...job,
      title: text(),
      referenceId: text(),
      description: text(),
      locations: [place(text()), place(text())],
    }
    const file = jobFileHeading(language) + jobFileRow(odd, language) + jobFileRow(job, language)
    const table = tableOf(file)
    expect(table.separator).toBe(language === "en" ? "," : ";")
    const written = [odd, job].map((each) => Object.values(cellsOfJob(each, language)))
    expect(table.rows.map((row) => row.cells)).toEqual(written)
    expect(guessedMapping(table.headings).filter((column) => column !== null)).toEqual(
      jobColumns.filter((column) => column !== "publishDate"),
    )
  }
})

test("a draft has no publish date in a file, as in the list", () => {
  expect(cellsOfJob({ ...job, status: "draft" }, "en").publishDate).toBe("")
  expect(cellsOfJob({ ...job, status: "archived" }, "en").publishDate).toBe("2026-11-01")
})

test("an export is safe to open in a spreadsheet", () => {
  const row = jobFileRow({ ...job, title: '=cmd|"/c calc"!A1', referenceId: "＝1" }, "en")
  expect(row).toContain(`"'=cmd|""/c calc""!A1"`)
  expect(row).toContain(`"'＝1"`)
  // Where the separator is another one, the quotes don't hold, and a cell begins within ours.
  for (const separator of [",", ";", "\t", "\n"]) {
    const title = `x${separator}=1+1${separator} "@sum(1)${separator}'-2${separator} y`
    const file = (["en", "fr"] as const).map((language) => jobFileRow({ ...job, title }, language)).join("")
    for (const start of ["=1+1", ' ""@sum(1)', "'-2"]) expect(file).toContain(`${separator}'${start}`)
    for (const start of ["=", " ", "-"]) expect(file).not.toContain(`x${separator}${start}`)
  }
})
