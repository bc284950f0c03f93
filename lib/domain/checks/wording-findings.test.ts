import { describe, expect, test } from "vitest"
import { checkJob } from "./check-job"
import type { JobToCheck } from "./job-to-check"
import { findingOf, inPlaces, known, ordinaryText, severityOf, rulesDay } from "./judged-sample"

describe("titles", () => {
  test.each([
    ["T-PAY", "Mechanic $25/hour", "Mechanic"],
    ["T-PAY", "Nurse – 80k", "Nurse"],
    ["T-PLACE", "Store Manager, Vancouver, BC", "Store Manager"],
    ["T-PLACE", "Cook (Vancouver)", "Cook"],
    ["T-PLACE", "Cook - BC", undefined],
    ["T-COMPANY", "Baker at Norwick Foods", "Baker"],
    ["T-CODE", "Analyst #4411", "Analyst"],
    ["T-CODE", "Analyst NW-17", "Analyst"],
    ["T-DATE", "Summer Student 2026", "Summer Student"],
    ["T-SHOUT", "WAREHOUSE WORKER", "Warehouse Worker"],
    ["T-SHOUT", "🔥 Line Cook", "Line Cook"],
    ["T-SHOUT", "Warehouse Worker HIRING IMMEDIATELY", "Warehouse Worker"],
    ["T-TERMS", "Full-time Cashier", "Cashier"],
    ["T-TERMS", "Designer (Remote)", "Designer"],
    ["T-MULTI", "Welder (3 positions)", "Welder"],
  ])("%s: %s becomes %s with a click", (code, title, without) => {
    const job = {
      title,
      ...inPlaces("Vancouver, BC"),
      employer: { name: "Norwick Foods Ltd." },
      referenceId: "NW-17",
    }
    const found = findingOf(code, job)
    if (without === undefined) expect(found).toBeUndefined()
    else expect(found?.mend).toEqual({ kind: "title", title: without })
  })

  test.each([
    "Serveur/serveuse",
    "Agent(e) de bord",
    "R&D Manager",
    "Cook (H/F)",
    "HVAC/R Technician",
    "CNC/CAD/CAM",
  ])("can stay as they are: %s", (title) => {
    const codes = checkJob({ title, ...inPlaces("Toronto, ON") }, known, rulesDay).map(({ code }) => code)
    expect(codes.filter((code) => code.startsWith("T-"))).toEqual([])
  })

  test("may contain a place that is part of the employer's name", () => {
    const job = { title: "Kelowna Museum Curator", ...inPlaces("Kelowna, BC") }
    expect(severityOf("T-PLACE", job)).toBe("warning")
    expect(severityOf("T-PLACE", { ...job, employer: { name: "Kelowna Museum" } })).toBeUndefined()
  })

  test("should name one job", () => {
    expect(severityOf("T-MULTI", { title: "Caregiver/Cleaner" })).toBe("advice")
  })

  test("should be short enough for Indeed Apply", () => {
    expect(severityOf("T-LENGTH", { title: "a".repeat(50) })).toBeUndefined()
    expect(severityOf("T-LENGTH", { title: "a".repeat(51) })).toBe("advice")
  })
})

describe("descriptions", () => {
  test.each<[string, JobToCheck]>([
    ["D-TITLE", { title: "Line Cook", description: "<p>Line cook</p>" }],
    ["D-HTML", { description: ordinaryText }],
    ["D-SHOUT", { description: "<p>Great pay!!! Apply.</p>" }],
    [
      "D-SHOUT",
      { description: "<p>WORK WITH PEOPLE WHO LIKE COOKING AND MAKE MONEY WHILE HAVING SOME GOOD TIMES</p>" },
    ],
    ["D-PIPELINE", { description: "<p>We are always hiring.</p>" }],
    ["D-SHORT", { description: "<p>Cook with us.</p>" }],
  ])("%s is found", (code, job) => expect(severityOf(code, job)).toBe("warning"))

  test("get advice that is based on evidence", () => {
    expect(severityOf("Q-LENGTH", { description: `<p>${ordinaryText}</p>` })).toBe("advice")
    expect(severityOf("Q-LENGTH", { description: `<p>${ordinaryText.repeat(3)}</p>` })).toBeUndefined()
    expect(severityOf("Q-LENGTH", { description: `<p>${ordinaryText.repeat(20)}</p>` })).toBe("advice")
    expect(severityOf("Q-BENEFITS", { description: `<p>${ordinaryText}</p>` })).toBe("advice")
    expect(severityOf("Q-OPTIONAL", { description: "<p>Excel is an asset. </p>".repeat(5) })).toBe("advice")
    expect(severityOf("Q-OPTIONAL", { description: "<p>Excel is an asset. </p>".repeat(4) })).toBeUndefined()
  })

  test("should only ask for a driver's licence if the work involves driving", () => {
    const description = "<p>A valid driver's licence is required.</p>"
    expect(severityOf("HR-LICENCE", { title: "Accountant", description })).toBe("advice")
    const reason = "<p>A driver's licence to travel between job sites.</p>"
    expect(severityOf("HR-LICENCE", { title: "Electrician", description: reason })).toBeUndefined()
    expect(severityOf("HR-LICENCE", { title: "Delivery Driver", description })).toBeUndefined()
    expect(
      severityOf("HR-LICENCE", { description: `${description}<p>You drive between our stores.</p>` }),
    ).toBeUndefined()
  })
})

test("“he or she” is inclusive", () => {
  const said = (text: string) => severityOf("HR-SEX", { title: "Clerk", description: `<p>${text}</p>` })
  expect(said("He or she will report to the manager.")).toBeUndefined()
  expect(said("Friendly staff. She will report to the manager.")).toBe("warning")
})

test("a click on words in the title leaves the same letters in other words alone", () => {
  const job = { title: "Preforeman and Foreman", ...inPlaces("Toronto, ON") }
  expect(findingOf("HR-SEX", job)?.mend).toEqual({ kind: "title", title: "Preforeman and Supervisor" })
})

describe("a click on words about a person", () => {
  test.each([
    ["Young and dynamic team player", "dynamic"],
    ["Waitress wanted", "Server"],
    ["Native English speaker", "Fluent English"],
    ["Clean criminal record", "Criminal record check"],
    ["Personne jeune et dynamique", "dynamique"],
    ["Serveuse à temps plein", "Serveur ou serveuse"],
    ["We are a youthful team", "an energetic"],
    ["A young and ambitious person", "An ambitious"],
    ["We are a <b>youthful</b> team", "energetic"],
    ["An upbeat waitress", "server"],
    ["We need a native English speaker", "fluent English"],
  ])("replaces them with words about the work: %s", (text, replacement) => {
    const mend = checkJob({ title: "Clerk", description: `<p>${text}</p>` }, known, rulesDay).find(
      ({ code }) => code.startsWith("HR-"),
    )?.mend
    expect(mend).toMatchObject({ kind: "replace" })
    expect((mend as { replacement: string }).replacement.toLowerCase()).toBe(replacement.toLowerCase())
  })
})
