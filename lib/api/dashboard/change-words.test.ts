import { expect, test } from "vitest"
import type { Language } from "@/lib/messages/language"
import { speakerOf } from "@/lib/messages/speaker-of"
import { changeWords } from "./change-words"

function words(field: string, before: unknown, after: unknown, language: Language = "en") {
  return changeWords({ field, before, after }, { ...speakerOf(language), timeZone: "America/Vancouver" })
}

test("values are written the way people read them", () => {
  expect(words("closeDate", "2026-11-12", "2026-12-01")).toEqual({
    label: "Close date",
    before: "12 Nov 2026",
    after: "1 Dec 2026",
  })
  expect(words("confidential", false, true)).toMatchObject({ before: "No", after: "Yes" })
  expect(words("status", "draft", "active")).toMatchObject({ before: "Draft", after: "Active" })
  expect(words("locations", ["Richmond, BC"], ["Vancouver, BC", "Comox, BC"])).toMatchObject({
    before: "Richmond, BC",
    after: "Vancouver, BC · Comox, BC",
  })
  const salary = { amount: 22.5, maxAmount: null, period: "Hourly", plusCommission: true }
  expect(words("salary", null, salary)).toMatchObject({
    before: "None",
    after: "$22.50 per hour, plus commission",
  })
  expect(words("expiresAt", null, "2027-01-01T07:59:59.999Z")).toMatchObject({ after: "31 Dec 2026, 23:59" })
  expect(words("scopes", null, null)).toMatchObject({ label: "Scopes", after: "Everything" })
  expect(words("somethingNew", 1, 2)).toEqual({ label: "somethingNew", before: "1", after: "2" })
})

test("values are written in French the way people in Québec write them", () => {
  expect(words("closeDate", "2026-11-12", null, "fr")).toEqual({
    label: "Date de clôture",
    before: "12\u00a0nov.\u00a02026",
    after: "Aucune valeur",
  })
  expect(words("status", "draft", "active", "fr")).toMatchObject({ before: "Brouillon", after: "Active" })
  const salary = { amount: 22.5, maxAmount: null, period: "Hourly", plusCommission: true }
  expect(words("salary", null, salary, "fr").after).toBe("22,50\u00a0$ l’heure, plus commission")
})

test("a file also uses words, but keeps days, instants and texts as they are stored", () => {
  const told = (field: string, before: unknown, after: unknown) =>
    changeWords({ field, before, after }, { ...speakerOf("fr"), timeZone: null })
  const long = "a".repeat(200)
  expect(told("title", "Chef", long)).toEqual({ label: "Titre", before: "Chef", after: long })
  expect(told("closeDate", "2026-11-12", "2026-12-01")).toMatchObject({ after: "2026-12-01" })
  expect(told("expiresAt", null, "2027-01-01T07:59:59.999Z").after).toBe("2027-01-01T07:59:59.999Z")
  expect(told("status", "draft", "active")).toMatchObject({ before: "Brouillon", after: "Active" })
  expect(told("confidential", false, true)).toMatchObject({ before: "Non", after: "Oui" })
  expect(told("autoRefresh", false, true)).toMatchObject({ before: "Désactivée", after: "Activée" })
  expect(told("positionType", "Full Time", "Part Time")).toMatchObject({ after: "Temps partiel" })
})

test("a long text is shown from where it differs", () => {
  const start = "<p>We bake bread every morning, and have done so for a hundred years. "
  const { before, after } = words("description", `${start}Come!</p>`, `${start}Join <b>us</b>!</p>`)
  expect(before).toMatch(/^….*Come!$/)
  expect(after).toMatch(/^….*Join us!$/)
  expect(words("description", `${start}…`, `${start}…`).after).toBe("Changed further down")
})
