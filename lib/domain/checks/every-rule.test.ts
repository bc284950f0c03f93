import { describe, expect, test } from "vitest"
import { checkJob } from "./check-job"
import { checkRules } from "./check-rules"
import { type EmployerFacts, unknownFacts } from "./employer-facts"
import type { JobToCheck } from "./job-to-check"
import { inPlaces, known, ordinaryText, rulesDay } from "./judged-sample"

type Case = { job: JobToCheck; facts?: EmployerFacts }

const ontario = inPlaces("Toronto, ON")
const columbia = inPlaces("Vancouver, BC")
const island = inPlaces("Souris, PE")
const quebec = inPlaces("Montréal, QC")
const canada = inPlaces("Canada")
const titled = (title: string): Case => ({ job: { title } })
const saying = (text: string, place = inPlaces("Calgary, AB")): Case => ({
  job: { ...place, title: "Welder", description: `<p>${text}</p>` },
})
const yearly = (amount: number, maxAmount: number) => ({ amount, maxAmount, period: { id: 1 } })
const hourly = (amount: number, maxAmount: number) => ({ amount, maxAmount, period: { id: 5 } })
const paidInText = "Pay: $25 to $28 per hour."

/** A posting for every severity that a rule declares. */
const cases: Record<string, Case> = {
  "ON-PAY-MISSING error": { job: ontario },
  "ON-PAY-MISSING warning": { job: canada },
  "ON-PAY-MISSING advice": saying(paidInText, ontario),
  "ON-RANGE-WIDE error": { job: { ...ontario, salary: yearly(60_000, 130_000) } },
  "ON-RANGE-WIDE warning": { job: { ...canada, salary: yearly(60_000, 130_000) } },
  "ON-RANGE-WIDE advice": { job: { ...ontario, salary: hourly(20, 60), positionType: { id: 2 } } },
  "BC-PAY-MISSING error": { job: columbia },
  "BC-PAY-MISSING advice": saying(paidInText, columbia),
  "BC-REMOTE warning": { job: canada },
  "BC-REMOTE advice": saying(paidInText, canada),
  "BC-PAY-OPEN-ENDED error": saying("Pay is up to $30 per hour.", columbia),
  "BC-PAY-OPEN-ENDED warning": saying("Pay is up to $30 per hour.", canada),
  "PE-PAY-MISSING error": { job: island },
  "PE-PAY-MISSING warning": { job: canada },
  "PE-PAY-MISSING advice": saying(paidInText, island),
  "PE-PAY-OPEN-ENDED advice": saying("Pay is up to $30 per hour.", island),
  "QC-FRENCH error": saying(ordinaryText, quebec),
  "QC-FRENCH warning": saying(ordinaryText, canada),
  "QC-OTHER-LANGUAGE error": saying("Anglais intermédiaire exigé.", quebec),
  "QC-OTHER-LANGUAGE warning": saying("Anglais intermédiaire exigé.", canada),
  "ON-AI error": { job: ontario },
  "ON-AI warning": { job: canada },
  "ON-AI advice": { job: ontario, facts: { ...known, usesAi: null } },
  "ON-VACANCY advice": { job: ontario },
  "ON-COMMISSION advice": { job: { ...ontario, salary: { ...hourly(18, 20), plusCommission: true } } },
  "ON-CANADIAN-EXPERIENCE error": saying("Canadian experience required.", ontario),
  "ON-CANADIAN-EXPERIENCE warning": saying("Canadian experience required.", canada),
  "PAY-HISTORY error": saying("Include your salary history.", columbia),
  "PAY-HISTORY warning": saying("Include your salary history.", canada),
  "PAY-HISTORY advice": saying("Include your salary history."),
  "HR-CITIZENSHIP warning": saying("Canadian citizens only."),
  "HR-AGE warning": saying("We look for a young and dynamic person."),
  "HR-SEX warning": titled("Waitress"),
  "HR-FAMILY warning": saying("Single person preferred."),
  "HR-ORIGIN warning": saying("Native English speaker."),
  "HR-RELIGION warning": saying("Must be a practising Christian."),
  "HR-DISABILITY warning": saying("You are able-bodied."),
  "HR-RECORD warning": saying("No criminal record."),
  "CLOSES-IN-PAST warning": { job: { status: "active", closeDate: "2026-11-21" } },
  "PLACE-UNKNOWN warning": {
    job: {
      ...inPlaces("Vancuver, BC"),
      unknownPlaces: [{ index: 0, description: "Vancuver, BC", nearest: ["Vancouver, BC"] }],
    },
  },
  "T-PAY warning": titled("Welder $30/hour"),
  "T-PLACE warning": { job: { ...ontario, title: "Welder, Toronto" } },
  "T-COMPANY warning": { job: { title: "Welder at Acme Kitchens", employer: { name: "Acme Kitchens" } } },
  "T-CODE warning": { job: { title: "Welder W-1042", referenceId: "W-1042" } },
  "T-DATE warning": titled("Welder - start January 5"),
  "T-SHOUT warning": titled("WELDER WANTED!!!"),
  "T-TERMS warning": titled("Welder, full time"),
  "T-MULTI warning": titled("Welder (3 positions)"),
  "T-MULTI advice": titled("Cook / Server"),
  "D-TITLE warning": saying("Welder"),
  "D-HTML warning": { job: { title: "Welder", description: "We weld. ".repeat(400) } },
  "D-SHOUT warning": saying("Great pay!!!"),
  "D-FEE warning": saying("A training fee of $200 applies to applicants."),
  "D-PIPELINE warning": saying("We are always hiring great people."),
  "D-SHORT warning": saying("Welds."),
  "J-VOLUNTEER warning": { job: { positionType: { id: 5 } } },
  "J-CONFIDENTIAL warning": { job: { confidential: true } },
  "ON-ACCOMMODATION advice": { job: ontario },
  "HR-LICENCE advice": saying("A valid driver's licence is required."),
  "T-LENGTH advice": titled(
    "Welder of very large and very small things for our plants and for customers' sites in many places",
  ),
  "J-INDEED-APPLY advice": { job: inPlaces(`${"Very long place ".repeat(4)}, ON`) },
  "J-REFRESH advice": { job: { status: "active", autoRefresh: true } },
  "Q-PAY-SHOWN advice": { job: inPlaces("Calgary, AB") },
  "Q-LENGTH advice": saying(ordinaryText),
  "Q-OPTIONAL advice": saying("A second language is an asset. ".repeat(5)),
  "Q-BENEFITS advice": saying(ordinaryText),
}

const declared = checkRules.flatMap(({ code, severities }) => severities.map((each) => `${code} ${each}`))

describe("every severity that a rule declares", () => {
  test("has a posting here, and no other severity has", () => {
    expect(Object.keys(cases).sort()).toEqual([...declared].sort())
  })

  test.each(Object.entries(cases))("%s", (name, { job, facts = known }) => {
    const found = checkJob(job, facts, rulesDay).filter(
      ({ code, severity }) => `${code} ${severity}` === name,
    )
    expect(found).not.toEqual([])
    for (const { message, fix } of found) {
      expect(message.fr).not.toBe(message.en)
      expect(fix.fr).not.toBe(fix.en)
      // Only a tribunal can say that a posting meets the law.
      const said = [message.en, fix.en, message.fr, fix.fr].join(" ")
      expect(said).not.toMatch(
        /\b(complian(t|ce)|complies|legally sound|approved|guarantee|conforme|garanti)/i,
      )
    }
  })

  test("belongs to a rule with a title in both languages", () => {
    for (const { title, sources } of checkRules) {
      expect(title.fr).not.toBe(title.en)
      for (const { url } of sources) expect(url.en).toMatch(/^https:\/\//)
    }
  })
})

test("a wide pay range is only questioned in Ontario", () => {
  const codes = checkJob({ ...columbia, salary: yearly(50_000, 150_000) }, known, rulesDay).map(
    ({ code }) => code,
  )
  expect(codes).not.toContain("ON-RANGE-WIDE")
})

test("an employer who has told us nothing gets no error that depends on its facts", () => {
  const found = checkJob(
    { ...ontario, description: "<p>Canadian experience required.</p>" },
    unknownFacts,
    rulesDay,
  )
  expect(found.filter(({ severity }) => severity === "error")).toEqual([])
})
