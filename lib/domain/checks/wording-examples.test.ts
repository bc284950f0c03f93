import { describe, expect, test } from "vitest"
import { checkJob } from "./check-job"
import type { EmployerFacts } from "./employer-facts"
import type { JobToCheck } from "./job-to-check"
import wordingExamples from "./wording-examples.json" with { type: "json" }

/** Texts that a pattern must find, and similar texts that it must leave alone. */
type WordingExamples = (typeof wordingExamples)[number]

const facts: EmployerFacts = {
  employees25Plus: true,
  usesAi: true,
  aiStatement: { en: null, fr: null },
  federallyRegulated: false,
  hoursPerWeek: 40,
}

/** The rule that a pattern belongs to; a pattern that is not listed has the name of its rule. */
const ruleOf: Record<string, string> = {
  "PAY-OPEN-ENDED": "BC-PAY-OPEN-ENDED",
  "STATEMENT-AI": "ON-AI",
  "STATEMENT-VACANCY": "ON-VACANCY",
  "BOARD-APPLICANT-FEE": "D-FEE",
  "TITLE-PAY": "T-PAY",
  "TITLE-CODE": "T-CODE",
  "TITLE-EMOJI-DECORATION": "T-SHOUT",
  "TITLE-CLICKBAIT": "T-SHOUT",
  "TITLE-TERMS": "T-TERMS",
}

function codesFor(text: string, { language, rule }: WordingExamples): string[] {
  const place = rule.startsWith("QC")
    ? "Montréal, QC"
    : rule.startsWith("PAY")
      ? "Vancouver, BC"
      : "Toronto, ON"
  const said: JobToCheck =
    language === "title" ? { title: text } : { title: "Clerk", description: `<p>${text}</p>` }
  return checkJob({ ...said, locations: [{ description: place }] }, facts, "2026-11-22").map(
    ({ code }) => code,
  )
}

test("there are 188 examples", () => {
  expect(wordingExamples.flatMap(({ matching, other }) => [...matching, ...other])).toHaveLength(188)
})

describe.each(wordingExamples)("$rule ($language)", (examples) => {
  const code = ruleOf[examples.rule] ?? examples.rule
  const isStatement = examples.rule.startsWith("STATEMENT")

  test.each(examples.matching)("finds “%s”", (text) => {
    if (isStatement) expect(codesFor(text, examples)).not.toContain(code)
    else expect(codesFor(text, examples)).toContain(code)
  })

  test.each(examples.other)("leaves “%s” alone", (text) => {
    if (isStatement) expect(codesFor(text, examples)).toContain(code)
    else expect(codesFor(text, examples)).not.toContain(code)
  })
})
