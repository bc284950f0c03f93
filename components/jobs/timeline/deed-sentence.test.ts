import { expect, test } from "vitest"
import { wordsIn } from "@/components/messages/words-in"
import type { Language } from "@/lib/messages/language"
import type { ListedVersion } from "@/lib/queries/history"
import { deedSentence } from "./deed-sentence"

type Change = ListedVersion["changes"][number]

function sentence(
  action: ListedVersion["action"],
  changes: Change[],
  {
    language = "en",
    kind = "person",
    earlier,
  }: {
    language?: Language
    kind?: ListedVersion["by"]["kind"]
    earlier?: ListedVersion["action"]
  } = {},
): string {
  const by = { kind, name: kind === "service" ? "Auto-refresh" : "Ana" }
  const version = { version: 2, at: "2026-11-12T10:00:00Z", by, action, changes }
  const before = earlier && { ...version, version: 1, action: earlier, changes: [] }
  return deedSentence(version, before, wordsIn(language)).replace(/\s/g, " ")
}

const hourly = { id: 5, name: "Hourly", unit: "hour" }
const pay = (amount: number, maxAmount: number | null = null) => ({
  amount,
  maxAmount,
  period: hourly,
  plusCommission: false,
})
const salary = (before: unknown, after: unknown): Change[] => [{ field: "salary", before, after }]

test("a change to one field is described by its new value", () => {
  expect(sentence("updated", salary(pay(24.5), pay(26.5)))).toBe("Ana raised the salary to $26.50 per hour")
  expect(sentence("updated", salary(pay(26.5, 30), pay(26.5, 28)))).toBe(
    "Ana lowered the salary to $26.50–$28.00 per hour",
  )
  expect(sentence("updated", salary(pay(20, 30), pay(22, 28)))).toMatch(/^Ana changed the salary to/)
  expect(sentence("updated", salary(null, pay(20)))).toBe("Ana added the salary: $20.00 per hour")
  expect(sentence("updated", salary(pay(20), null))).toBe("Ana removed the salary")
  expect(sentence("updated", [{ field: "title", before: "Cook", after: "Baker" }])).toBe(
    "Ana changed the title to “Baker”",
  )
  expect(sentence("updated", [{ field: "description", before: "<p>a</p>", after: "<p>b</p>" }])).toBe(
    "Ana changed the description",
  )
})

test("a change to several fields names them, and the first ones if there are many", () => {
  const fields = ["title", "referenceId", "confidential", "autoRefresh"] as const
  const changes = fields.map((field) => ({ field, before: null, after: null }))
  expect(sentence("updated", changes.slice(0, 2))).toBe("Ana changed the title and the reference")
  expect(sentence("updated", changes)).toBe("Ana changed the title, the reference and 2 more fields")
})

test("an action is described as such, along with what was changed", () => {
  const published: Change[] = [
    { field: "status", before: "draft", after: "active" },
    { field: "publishDate", before: "2026-11-01", after: "2026-11-12" },
  ]
  expect(sentence("published", published)).toBe("Ana published the posting")
  expect(sentence("published", [...published, { field: "title", before: "a", after: "b" }])).toBe(
    "Ana published the posting and changed the title",
  )
  expect(sentence("updated", [{ field: "status", before: "active", after: "draft" }])).toBe(
    "Ana turned the posting into a draft",
  )
  const draftAgain: Change = { field: "status", before: "active", after: "draft" }
  const others = ["title", "referenceId", "autoRefresh", "confidential"].map(
    (field) => ({ field, before: null, after: null }) as Change,
  )
  expect(sentence("updated", [...others, draftAgain])).toBe(
    "Ana turned the posting into a draft and changed the title, the reference and 2 more fields",
  )
  expect(sentence("restored", [...others, draftAgain], { earlier: "updated" })).toBe(
    "Ana restored an earlier version and turned the posting into a draft",
  )
  expect(sentence("restored", published, { earlier: "updated" })).toBe(
    "Ana restored an earlier version and published the posting",
  )
  expect(sentence("restored", [], { earlier: "deleted" })).toBe("Ana restored the posting from the bin")
  expect(sentence("restored", [{ field: "title", before: "a", after: "b" }], { earlier: "updated" })).toBe(
    "Ana restored an earlier version",
  )
  const refreshed: Change[] = [{ field: "publishDate", before: "2026-11-01", after: "2026-11-08" }]
  expect(sentence("refreshed", refreshed, { kind: "service" })).toBe(
    "Auto-refresh moved the publish date to 8 Nov 2026",
  )
})

test("the same is described in French, with names in French", () => {
  expect(sentence("updated", salary(pay(24.5), pay(26.5)), { language: "fr" })).toBe(
    "Ana a augmenté la rémunération : 26,50 $ l’heure",
  )
  const type = (id: number, name: string) => ({ id, name })
  const changes: Change[] = [
    { field: "positionType", before: type(1, "Full Time"), after: type(2, "Part Time") },
  ]
  expect(sentence("updated", changes, { language: "fr" })).toBe(
    "Ana a modifié le type de poste : Temps partiel",
  )
})
