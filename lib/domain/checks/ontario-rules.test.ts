import { describe, expect, test } from "vitest"
import { checkJob } from "./check-job"
import { findingOf, inPlaces, known, ordinaryText, severityOf, rulesDay } from "./judged-sample"

describe("Ontario's rules", () => {
  test("are only errors if the employer is known to have 25 employees or more", () => {
    const job = {
      ...inPlaces("Toronto, ON"),
      title: "Welder",
      description: "<p>Canadian experience required.</p>",
    }
    for (const code of ["ON-PAY-MISSING", "ON-AI", "ON-CANADIAN-EXPERIENCE"]) {
      expect(severityOf(code, job)).toBe("error")
      const unknown = findingOf(code, job, { ...known, employees25Plus: null })
      expect(unknown).toMatchObject({
        severity: "warning",
        fix: {
          en: expect.stringMatching(/If you have fewer than 25 employees in Ontario, say so in Settings\.$/),
          fr: expect.stringMatching(/moins de 25 employés en Ontario, indiquez-le dans les paramètres\.$/),
        },
        asksSettings: true,
      })
      expect(severityOf(code, job, { ...known, employees25Plus: false })).toBeUndefined()
    }
  })

  test("may apply to a posting for all of Canada", () => {
    expect(severityOf("ON-PAY-MISSING", inPlaces("Canada"))).toBe("warning")
    expect(severityOf("BC-REMOTE", inPlaces("Canada"))).toBe("warning")
    expect(severityOf("PE-PAY-MISSING", inPlaces("Canada"))).toBe("warning")
    expect(severityOf("QC-FRENCH", { ...inPlaces("Canada"), description: ordinaryText })).toBe("warning")
  })

  test("ask about AI while it is unknown whether it is used, without an error", () => {
    expect(severityOf("ON-AI", inPlaces("Toronto, ON"), { ...known, usesAi: null })).toBe("advice")
    expect(findingOf("ON-AI", inPlaces("Toronto, ON"), { ...known, usesAi: null })?.asksSettings).toBe(true)
    expect(severityOf("ON-AI", inPlaces("Toronto, ON"), { ...known, usesAi: false })).toBeUndefined()
  })

  test("offer the employer's own sentence about AI", () => {
    const facts = { ...known, aiStatement: { en: "A computer reads first.", fr: null } }
    expect(findingOf("ON-AI", inPlaces("Toronto, ON"), facts)?.mend).toMatchObject({
      kind: "insert",
      sentences: [
        { en: "A computer reads first.", fr: expect.stringContaining("intelligence artificielle") },
      ],
    })
  })

  test("accept the sentences that a click adds", () => {
    const open = checkJob(inPlaces("Toronto, ON"), known, rulesDay)
    const inserts = open.flatMap(({ code, mend }) =>
      mend?.kind === "insert" ? mend.sentences.map((sentence) => ({ code, sentence })) : [],
    )
    expect(inserts.map(({ code }) => code).sort()).toEqual([
      "ON-ACCOMMODATION",
      "ON-AI",
      "ON-VACANCY",
      "ON-VACANCY",
    ])
    const codesOf = (description: string) =>
      checkJob({ ...inPlaces("Toronto, ON"), description }, known, rulesDay).map(({ code }) => code)
    const before = codesOf(`<p>${ordinaryText}</p>`)
    for (const { code, sentence } of inserts) {
      for (const language of ["en", "fr"] as const) {
        const job = { ...inPlaces("Toronto, ON"), description: `<p>${sentence[language]}</p>` }
        expect(severityOf(code, job)).toBeUndefined()
        const added = codesOf(`<p>${ordinaryText}</p><p>${sentence[language]}</p>`).filter(
          (each) => !before.includes(each),
        )
        expect(added, sentence[language]).toEqual([])
      }
    }
  })

  test("require the amount of a commission", () => {
    const job = {
      ...inPlaces("Ottawa, ON"),
      salary: { amount: 40_000, period: { id: 1 }, plusCommission: true },
    }
    expect(severityOf("ON-COMMISSION", job)).toBe("advice")
    const said = { ...job, description: "<p>Plus about $8,000 a year in commission.</p>" }
    expect(severityOf("ON-COMMISSION", said)).toBeUndefined()
  })

  test("only warn if Canadian experience is an asset", () => {
    const job = { ...inPlaces("Toronto, ON"), description: "<p>Canadian experience is an asset.</p>" }
    expect(severityOf("ON-CANADIAN-EXPERIENCE", job)).toBe("warning")
    expect(findingOf("ON-CANADIAN-EXPERIENCE", job)?.mend).toEqual({
      kind: "replace",
      quote: "Canadian experience",
      occurrence: 0,
      replacement: "Experience",
    })
  })

  test("keep lower case within a sentence when the country is removed", () => {
    const rewordingOf = (description: string) =>
      findingOf("ON-CANADIAN-EXPERIENCE", { ...inPlaces("Toronto, ON"), description })?.mend
    const quote = "Canadian experience"
    expect(rewordingOf("<p>Must have Canadian experience.</p>")).toMatchObject({
      quote,
      replacement: "experience",
    })
    expect(rewordingOf("<p>Canadian experience is required.</p>")).toMatchObject({
      quote,
      replacement: "Experience",
    })
    expect(rewordingOf("<p>You bring:</p><p>Canadian experience is required.</p>")).toMatchObject({
      quote,
      replacement: "Experience",
    })
  })

  test("apply from January 1, 2026", () => {
    const codes = checkJob(inPlaces("Toronto, ON"), known, "2025-12-31").map(({ code }) => code)
    expect(codes).not.toContain("ON-PAY-MISSING")
    expect(codes).toContain("ON-ACCOMMODATION")
  })
})
