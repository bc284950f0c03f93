import { describe, expect, test } from "vitest"
import { findingOf, inPlaces, severityOf } from "./judged-sample"
import { unknownFacts } from "./employer-facts"

const said = (text: string, place = "Vancouver, BC") => ({
  ...inPlaces(place),
  title: "Clerk",
  description: `<p>${text}</p>`,
})

describe("a range with one end", () => {
  test.each([
    "Health spending account of up to $1,000 per year",
    "Tuition support up to $2,500 a year",
    "You manage budgets of $500,000 or more.",
    "Earn referral rewards of up to $300",
    "Sales of $200,000 and up in your first year",
    "Compte de gestion de la santé jusqu’à 1 000 $ par année",
    "Ventes de 200 000 $ et plus",
    "The rebate is up to $250.",
  ])("is not found in other money: %s", (text) => {
    expect(severityOf("BC-PAY-OPEN-ENDED", said(text))).not.toBe("error")
  })

  test.each([
    "$62000.00 per year and up",
    "62 000,00 $ par année et plus",
    "Wage up to $30 per hour plus benefits",
    "Tuition support up to $2,500 a year, and wages up to $30 per hour.",
    "The salary starts at $60,000",
  ])("is an error if it is pay: %s", (text) => {
    expect(severityOf("BC-PAY-OPEN-ENDED", said(text))).toBe("error")
  })

  test("may be something else if nothing calls it pay", () => {
    expect(severityOf("BC-PAY-OPEN-ENDED", said("$80,000+"))).toBe("warning")
  })

  test("may be read from British Columbia if the work is remote", () => {
    const remote = said("This is a fully remote position. $60,000 per year and up.", "Calgary, AB")
    expect(severityOf("BC-PAY-OPEN-ENDED", remote)).toBe("warning")
    const federal = { ...remote, description: "<p>A fully remote position.</p>" }
    const facts = { ...unknownFacts, federallyRegulated: true }
    expect(severityOf("BC-REMOTE", federal, facts)).toBeUndefined()
    expect(severityOf("Q-PAY-SHOWN", federal, facts)).toBe("advice")
  })
})

describe("past pay", () => {
  test.each([
    "Our current wage is $22.",
    "Review current compensation structures",
    "Present compensation plans to the board",
    "Maintain pay history records",
    "The current salary for this role is under review.",
    "Notre salaire actuel est de 24 $ l’heure.",
    "Tenir à jour l’historique salarial du personnel",
  ])("is not asked for: %s", (text) => {
    expect(severityOf("PAY-HISTORY", said(text))).toBeUndefined()
  })

  test.each([
    "Please include your current salary and two references.",
    "Applicants must provide their salary history.",
    "Salary history required",
    "Salary history",
    "Veuillez préciser votre salaire actuel.",
    "Historique salarial exigé",
  ])("is asked for: %s", (text) => {
    expect(severityOf("PAY-HISTORY", said(text))).toBe("error")
  })

  test.each([
    [["Vancouver, BC"], "BC", "lawsonlundell.com", "error"],
    [["Charlottetown, PE"], "PE", "cphrpei.ca", "error"],
    [["Canada", "Charlottetown, PE"], "PE", "cphrpei.ca", "error"],
    [["Canada"], "BC", "lawsonlundell.com", "warning"],
  ])(
    "is checked against the law of the place that certainly applies: %j",
    (places, jurisdiction, host, severity) => {
      const found = findingOf("PAY-HISTORY", {
        ...said("Include your salary history."),
        ...inPlaces(...places),
      })
      expect(found).toMatchObject({ jurisdiction, severity })
      expect(found?.source.url.en).toContain(host)
      if (places.length > 1) expect(found?.message.en).toMatch(/^Charlottetown, PE: /)
    },
  )
})

describe("pay that is only in the text", () => {
  test.each([
    ["Wage: $25 - $28, depending on experience", { amount: 25, maxAmount: 28, periodId: 5 }],
    [
      "A premium of $2 per hour on nights. You earn $24 per hour.",
      { amount: 24, maxAmount: null, periodId: 5 },
    ],
    ["Pay is $25-28/hour", { amount: 25, maxAmount: 28, periodId: 5 }],
    ["de 24 à 28 $ l’heure", { amount: 24, maxAmount: 28, periodId: 5 }],
    ["Salaire : 25 $ à 28 $, selon l’expérience", { amount: 25, maxAmount: 28, periodId: 5 }],
    ["Salary: $62000", { amount: 62_000, maxAmount: null, periodId: 1 }],
  ])("can be moved: %s", (text, pay) => {
    const found = findingOf("BC-PAY-MISSING", said(text))
    expect(found).toMatchObject({ severity: "advice", mend: { kind: "pay", ...pay } })
  })

  test.each(["Salary of $4,500", "You earn $20 per hour and up", "Pay starts at $24 an hour"])(
    "has to be moved by a person if something is unclear: %s",
    (text) => {
      const found = findingOf("BC-PAY-MISSING", said(text))
      expect(found).toMatchObject({ severity: "advice", mend: { kind: "go", field: "salary.amount" } })
    },
  )

  test.each([
    "We pay a $500 signing bonus",
    "We pay up to $2,500 for tuition",
    "You manage a budget of $200,000 a year",
    "Spending account of $1,200 a month",
  ])("is not confused with other money: %s", (text) => {
    expect(severityOf("BC-PAY-MISSING", said(text))).toBe("error")
  })
})
