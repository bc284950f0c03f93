import { readChosenFile } from "@/components/jobs/import/read-source"
import { guessedMapping, namesPostings, rowsToImport } from "@/lib/api/imports/read-posting-file"
import type { ImportAnswer } from "@/lib/api/dashboard/imports"
import { say } from "@/lib/messages/message"
import { textOf } from "@/lib/messages/text-of"
import type { ApiClient } from "../support/api"
import { fileHeading, fileOf, line } from "../support/import-page"
import { openSession } from "../support/session"
import { expect, test } from "../support/ui"

const utf16 = (text: string) => Buffer.from(`\ufeff${text}`, "utf16le")
const latin = (text: string) => Buffer.from(text, "latin1")
const cook = line("C-1", "Cook")
const plain = fileOf(cook)
const withSeparator = (separator: string) =>
  `${fileHeading.replaceAll(",", separator)}\n${cook.replaceAll('","', `"${separator}"`)}`

const created = "2 created"
const notText = "This isn’t a text file. Save it as CSV and choose that file."
const onlyHeading = "The file has a heading and no rows."
const empty = "The file is empty."
const quoteOpen = "A quote that opens in row 2 is never closed, so the rest of the file can’t be read."
const noReference =
  "2 refused: Without a reference, this row would create a new posting every time you import it."
const columnNeeded = textOf(say("importPage.columnNeeded"), "en")

/** Files as people and attackers choose them, and the answer each gets: for the whole file, or for its rows by number. */
const files: [name: string, content: string | Uint8Array, answer: string][] = [
  ["a typical file", plain, created],
  ["UTF-8 with a byte order mark", `\ufeff${plain}`, created],
  ["UTF-16", utf16(plain), created],
  ["UTF-16 in the other byte order", utf16(plain).swap16(), created],
  ["UTF-16 cut off within a letter", utf16(plain).subarray(0, -1), quoteOpen],
  ["Windows-1252", latin(fileOf(line("C-1", "Préposé"))), created],
  ["a named separator", `sep=;\r\n${withSeparator(";")}`, created],
  ["semicolons", withSeparator(";"), created],
  ["tabs", withSeparator("\t"), created],
  ["bars", withSeparator("|"), created],
  ["old line endings", plain.replaceAll("\r\n", "\r"), created],
  ["empty lines and mixed line endings", `\n\n${plain}\n\n\n`, "4 created"],
  ["nothing", "", empty],
  ["blanks", " \r\n\t\r\n", empty],
  ["only a byte order mark", "\ufeff", empty],
  ["only separators", ",,,,\n,,,,\n", empty],
  ["only a named separator", "sep=;\r\n", empty],
  ["only a heading", fileHeading, onlyHeading],
  ["a heading and empty rows", `${fileHeading}\n,,,,,,,,,\n`, onlyHeading],
  ["a program", Uint8Array.from([0x4d, 0x5a, 0, 0, 3]), notText],
  ["a spreadsheet", Uint8Array.from([0x50, 0x4b, 3, 4, 0, 0, 8]), notText],
  ["a NUL in a cell", fileOf(line("C-1", "Co\0ok")), notText],
  ["an image", Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0x0d]), notText],
  ["UTF-16 without a byte order mark", Buffer.from(plain, "utf16le"), notText],
  [
    "a quote that is never closed",
    `${plain}\r\n"B-1,Baker`,
    "A quote that opens in row 3 is never closed, so the rest of the file can’t be read.",
  ],
  ["text after a quote", fileOf(`"C-1"x,${cook.slice(6)}`), quoteOpen],
  [
    "5 MB",
    `${plain}\n${" ".repeat(5 * 1024 * 1024)}`,
    "The file is 5.1 MB; the limit is 5 MB. Split it into several files.",
  ],
  [
    "10 MB",
    Buffer.alloc(10 * 1024 * 1024, 0x61),
    "The file is 10 MB; the limit is 5 MB. Split it into several files.",
  ],
  [
    "1,001 rows",
    fileOf(...Array.from({ length: 1_001 }, (_, index) => `C-${index},Cook`)),
    "The file has 1,001 rows; the limit is 1,000. Split it into several files.",
  ],
  [
    "the same reference twice",
    fileOf(cook, line(" C-1 ", "Cook")),
    "2 refused: Row 3 has the same reference. Keep one of the two. 3 refused: Row 2 has the same reference. Keep one of the two.",
  ],
  [
    "a row that is too long",
    fileOf(`${cook},more`),
    "2 refused: This row has 11 cells, and the heading has 10. Put quotes around a cell that contains the separator.",
  ],
  [
    "a row that is too short",
    fileOf('"C-1","Cook"'),
    "2 refused: Choose at least one place. Choose at least one category. Choose a position type. Write a description. Enter the email address that applications go to.",
  ],
  ["no reference", fileOf(line("", "Cook")), noReference],
  ["no title", fileOf(line("C-1", "")), "2 refused: Enter a title."],
  [
    "a title that is too long",
    fileOf(line("C-1", "x".repeat(10_000))),
    "2 refused: The title can be at most 256 characters.",
  ],
  ["a formula", fileOf(line("=cmd|' /C calc'!A0", "=HYPERLINK(1)")), created],
  ["guarded formulas", fileOf(line("'=1+1", "'+Cook")), created],
  ["control characters", fileOf(line("C-1", "Co\u0007ok")), created],
  ["a script", fileOf(line("C-1", "<script>alert(1)</script>")), created],
  ["reversed letters", fileOf(line("C-1", "\u202ekooC")), created],
  ["half a letter", latin(fileOf(line("C-1", "C\xf0\x9f"))), created],
  [
    "an unknown place",
    fileOf(line("C-1", "Cook", { place: "Atlantis, ZZ" })),
    "2 refused: This place isn’t known. Write it as “Name, XX” with the province code. Did you mean “Lantz, NS”, “Malartic, QC” or “Angus, ON”?",
  ],
  [
    "pay in words",
    fileOf(line("C-1", "Cook", { pay: "lots" })),
    "2 refused: Write the amount in digits, such as 24.50 or 24,000.",
  ],
  [
    "very long pay",
    fileOf(line("C-1", "Cook", { pay: "9".repeat(400) })),
    "2 refused: Pay can be at most 200 characters.",
  ],
  ["only unknown columns", "Name;Colour\nCook;red", columnNeeded],
  ["the same column twice", `${fileHeading},Title\n${cook},Baker`, created],
  ["ten thousand columns", `${fileHeading}${",x".repeat(10_000)}\n${cook}`, created],
  ["a web page", "<!doctype html>\n<title>Sign in</title>\n<p>Who are you?</p>", columnNeeded],
  ["JSON", '{ "title": "Cook" }\n{ "title": "Baker" }', columnNeeded],
]

/** What the page receives when the rows of a file are previewed. */
async function answered(session: ApiClient, content: string | Uint8Array): Promise<string> {
  const source = await readChosenFile(new File([content as BlobPart], "postings.csv"), "en-CA")
  if ("refused" in source) return textOf(source.refused, "en")
  const mapping = guessedMapping(source.headings)
  if (!namesPostings(mapping)) return columnNeeded
  const rows = rowsToImport(source, mapping)
  const barred = rows.filter(({ problems }) => problems.length > 0)
  const sent = rows.filter(({ problems }) => problems.length === 0).slice(0, 100)
  const answer = await session.post<ImportAnswer>("/api/dashboard/imports", { dryRun: true, rows: sent })
  expect(answer.status, answer.text).toBe(200)
  return [
    ...barred.map(({ number: at, problems }) => `${at} refused: ${textOf(problems[0]!.message, "en")}`),
    ...answer.body.rows.map(({ number: at, outcome, problems }) =>
      problems.length === 0
        ? `${at} ${outcome}`
        : `${at} ${outcome}: ${problems.map(({ message }) => message).join(" ")}`,
    ),
  ].join(" ")
}

test("every hostile or odd file gets a clear answer, and changes nothing", async ({ server, admin, api }) => {
  test.slow()
  const session = await openSession(server, admin)
  const told: [string, string][] = []
  for (const [name, content] of files) told.push([name, await answered(session, content)])
  expect(told).toEqual(files.map(([name, , answer]) => [name, answer]))
  expect(await api.total()).toBe(0)
})
