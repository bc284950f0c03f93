import { describe, expect, test } from "vitest"
import { checkJob, countFindings } from "./check-job"
import { unknownFacts } from "./employer-facts"
import { findingOf, inPlaces, known, ordinaryText, severityOf, rulesDay } from "./judged-sample"

describe("pay in other provinces", () => {
  test.each([
    ["Vancouver, BC", "BC-PAY-MISSING"],
    ["British Columbia", "BC-PAY-MISSING"],
    ["Charlottetown, PE", "PE-PAY-MISSING"],
  ])("in %s is required of employers of any size", (place, code) => {
    expect(severityOf(code, inPlaces(place), unknownFacts)).toBe("error")
    expect(
      severityOf(code, { ...inPlaces(place), salary: { amount: 20, period: { id: 5 } } }),
    ).toBeUndefined()
  })

  test("is not required of a federally regulated employer, and neither is French in Québec", () => {
    const facts = { ...known, federallyRegulated: true }
    for (const place of ["Vancouver, BC", "Charlottetown, PE", "Montréal, QC", "Toronto, ON"]) {
      const findings = checkJob(
        { ...inPlaces(place), description: `${ordinaryText} Bilingual.` },
        facts,
        rulesDay,
      )
      expect(findings.filter(({ jurisdiction }) => jurisdiction && jurisdiction !== "CA")).toEqual([])
    }
  })

  test("is required for work that could be done from British Columbia", () => {
    const job = {
      ...inPlaces("Calgary, AB"),
      title: "Designer",
      description: "<p>This is a fully remote position.</p>",
    }
    expect(severityOf("BC-REMOTE", job)).toBe("warning")
    expect(severityOf("BC-REMOTE", { ...job, description: "<p>Télétravail possible</p>" })).toBe("warning")
    expect(
      severityOf("BC-REMOTE", { ...job, description: "<p>Nurses in remote communities</p>" }),
    ).toBeUndefined()
    expect(
      severityOf("BC-REMOTE", { ...job, description: "<p>This is not a remote position.</p>" }),
    ).toBeUndefined()
  })

  test("is not required for volunteers", () => {
    const job = { ...inPlaces("Vancouver, BC", "Toronto, ON"), positionType: { id: 5 } }
    const codes = checkJob(job, known, rulesDay).map(({ code }) => code)
    expect(codes.filter((code) => code.includes("PAY"))).toEqual([])
    expect(codes).toContain("J-VOLUNTEER")
  })

  test.each([
    ["The pay is $24.50 to $28 an hour.", { amount: 24.5, maxAmount: 28, periodId: 5 }],
    ["Salary: $60,000 - $72,000 per year", { amount: 60_000, maxAmount: 72_000, periodId: 1 }],
    ["Entre 24,50 $ et 28 $ l’heure", { amount: 24.5, maxAmount: 28, periodId: 5 }],
    ["Salaire de 62 000 $ à 70 000 $ par année", { amount: 62_000, maxAmount: 70_000, periodId: 1 }],
    ["Salaire annuel de 39 520 $ à 43 700 $.", { amount: 39_520, maxAmount: 43_700, periodId: 1 }],
    ["Wage: $31/hr", { amount: 31, maxAmount: null, periodId: 5 }],
  ])("that is only in the text can be moved to its field: “%s”", (text, pay) => {
    const found = findingOf("BC-PAY-MISSING", { ...inPlaces("Vancouver, BC"), description: `<p>${text}</p>` })
    expect(found).toMatchObject({ severity: "advice", mend: { kind: "pay", ...pay } })
  })

  test("is not read from other amounts", () => {
    for (const text of ["A budget of $2,000,000 a year", "$500 signing bonus", "Boots: $300 a year"]) {
      expect(
        severityOf("BC-PAY-MISSING", { ...inPlaces("Vancouver, BC"), description: `<p>${text}</p>` }),
      ).toBe("error")
    }
  })

  test("with only one end is an error in British Columbia, and advice in Prince Edward Island", () => {
    const description = "<p>Up to $30 per hour</p>"
    expect(severityOf("BC-PAY-OPEN-ENDED", { ...inPlaces("Vancouver, BC"), description })).toBe("error")
    expect(severityOf("PE-PAY-OPEN-ENDED", { ...inPlaces("Souris, PE"), description })).toBe("advice")
    expect(
      checkJob({ ...inPlaces("Toronto, ON"), description }, known, rulesDay).map(({ code }) => code),
    ).not.toContain("BC-PAY-OPEN-ENDED")
  })

  test("from earlier jobs must not be asked for: by law in some provinces", () => {
    const description = "<p>Include your salary history.</p>"
    expect(severityOf("PAY-HISTORY", { ...inPlaces("Vancouver, BC"), description })).toBe("error")
    expect(severityOf("PAY-HISTORY", { ...inPlaces("Souris, PE"), description })).toBe("error")
    expect(severityOf("PAY-HISTORY", { ...inPlaces("Calgary, AB"), description })).toBe("advice")
  })

  test("is advised everywhere", () => {
    expect(severityOf("Q-PAY-SHOWN", inPlaces("Calgary, AB"))).toBe("advice")
    expect(severityOf("Q-PAY-SHOWN", inPlaces("Vancouver, BC"))).toBeUndefined()
  })
})

describe("Québec's rules", () => {
  test("require French in addition to a posting that is only in English", () => {
    expect(severityOf("QC-FRENCH", { ...inPlaces("Montréal, QC"), description: ordinaryText })).toBe("error")
    expect(
      severityOf("QC-FRENCH", { ...inPlaces("Montréal, QC"), description: "<p>Too short to tell</p>" }),
    ).toBeUndefined()
    const french = "Nous cherchons une personne pour la boutique et les clients avec le sourire. ".repeat(8)
    expect(severityOf("QC-FRENCH", { ...inPlaces("Montréal, QC"), description: french })).toBeUndefined()
    expect(
      severityOf("QC-FRENCH", { ...inPlaces("Montréal, QC"), description: ordinaryText + french }),
    ).toBeUndefined()
  })

  test("accept a reason in the next sentence", () => {
    const said = "<p>Anglais intermédiaire. Afin de servir la clientèle des Maritimes.</p>"
    expect(severityOf("QC-OTHER-LANGUAGE", { ...inPlaces("Laval, QC"), description: said })).toBeUndefined()
    expect(
      severityOf("QC-OTHER-LANGUAGE", { ...inPlaces("Ottawa, ON"), description: "<p>Bilingual</p>" }),
    ).toBeUndefined()
  })
})

describe("a posting", () => {
  test("that is active should not be past its close date", () => {
    expect(severityOf("CLOSES-IN-PAST", { status: "active", closeDate: "2026-11-21" })).toBe("warning")
    expect(severityOf("CLOSES-IN-PAST", { status: "active", closeDate: "2026-11-22" })).toBeUndefined()
    expect(severityOf("CLOSES-IN-PAST", { status: "archived", closeDate: "2026-11-21" })).toBeUndefined()
  })

  test("should only be in known places", () => {
    const unknownPlaces = [{ index: 1, description: "Vancuver, BC", nearest: ["Vancouver, BC"] }]
    expect(findingOf("PLACE-UNKNOWN", { unknownPlaces })).toMatchObject({
      severity: "warning",
      field: "locations[1].description",
      mend: { kind: "place", index: 1, description: "Vancouver, BC" },
    })
  })

  test("with several places is told which place a rule applies to", () => {
    const message = findingOf("BC-PAY-MISSING", inPlaces("Calgary, AB", "Vancouver, BC"))?.message
    expect(message?.en).toMatch(/^Vancouver, BC: /)
    expect(message?.fr).toMatch(/^Vancouver, BC\u00a0: /)
  })

  test("with no content yet can be checked without an error", () => {
    expect(checkJob({}, unknownFacts, rulesDay)).toEqual([expect.objectContaining({ code: "Q-PAY-SHOWN" })])
  })

  test("has its most serious findings first", () => {
    const findings = checkJob({ ...inPlaces("Toronto, ON"), title: "COOK WANTED NOW!!!" }, known, rulesDay)
    const order = findings.map((finding) => ["error", "warning", "advice"].indexOf(finding.severity))
    expect(order).toEqual(order.toSorted())
    expect(countFindings(findings).error).toBeGreaterThan(0)
  })
})

test("a description made of combining marks is checked quickly", () => {
  const description = `<p>a${"\u0301\u0316".repeat(225_000)}</p>`
  expect(checkJob({ title: "Cook", description }, unknownFacts, rulesDay)).not.toEqual([])
})

test.each([
  "jeune infirmier ",
  "young cook ",
  "clients de moins de 30 ans ",
  "cours d’anglais courant ",
  "$1 à ",
  "2 POSTES ",
])("the same words throughout a long text are checked quickly: %s", (words) => {
  const text = words.repeat(100_000 / words.length)
  const begun = performance.now()
  checkJob({ title: text, description: `<p>${text}</p>`, ...inPlaces("Laval, QC") }, known, rulesDay)
  expect(performance.now() - begun).toBeLessThan(5_000)
})
