import { expect } from "@playwright/test"
import type { Answer, Headings, Problem } from "./api"

/** The header that the browser of a person in Québec sends. */
export const inFrench: Headings = { "Accept-Language": "fr-CA, fr;q=0.9, en;q=0.8" }

const words = ({ message, errors = [] }: Problem) => [message, ...errors.map((error) => error.message)]

/** The parts of an answer that are the same in every language. */
const facts = ({ code, errors, existing }: Problem) => ({
  code,
  fields: errors?.map((error) => `${error.field} ${error.code}`),
  existing,
})

/** `french` says in French what `english` says, without any of its messages, and nothing else differs. */
export function expectTranslated(french: Answer, english: Answer): void {
  const [said, same] = [french.body, english.body] as [Problem, Problem]
  expect(french.headers.get("content-language")).toBe("fr")
  expect(french.headers.get("vary") ?? "").toContain("Accept-Language")
  expect(english.headers.get("content-language")).toBeNull()
  expect(french.status).toBe(english.status)
  expect(facts(said)).toEqual(facts(same))
  expect(words(said)).toHaveLength(words(same).length)
  expect(words(said).filter((text) => words(same).includes(text))).toEqual([])
}
