import { expect, test } from "vitest"
import { attemptAnswer } from "@/lib/api/v1.1/deliveries"
import { english } from "@/lib/messages/en/english"
import { attemptInWords } from "./attempt-words"

const said = (result: Parameters<typeof attemptInWords>[0]) => {
  const { what, remedy } = attemptInWords(result)
  return [what.key, remedy?.key ?? null].map((key) => key?.replace("deliveries.", "") ?? null)
}

test.each([
  [200, "taken", null],
  [204, "taken", null],
  [301, "redirected", "redirectedRemedy"],
  [401, "unauthorized", "unauthorizedRemedy"],
  [403, "unauthorized", "unauthorizedRemedy"],
  [404, "notFound", "notFoundRemedy"],
  [405, "notPost", "notPostRemedy"],
  [410, "gone", "goneRemedy"],
  [418, "refused", "refusedRemedy"],
  [429, "tooMany", "tooManyRemedy"],
  [500, "broken", "brokenRemedy"],
  [599, "broken", "brokenRemedy"],
  [100, "unknown", "unknownRemedy"],
])("a response of %i is “%s”, with %s", (status, what, remedy) => {
  expect(said({ status })).toEqual([what, remedy])
})

test("every reason for a missing response has its own words and a remedy", () => {
  const reasons = attemptAnswer.shape.reason.unwrap().options
  const words = reasons.map((reason) => said({ reason }))
  expect(new Set(words.map(([what]) => what)).size).toBe(reasons.length)
  for (const [what, remedy] of words) {
    expect(english.deliveries).toHaveProperty(String(what))
    expect(remedy).toBe(`${what}Remedy`)
    expect(what).not.toBe("unknown")
  }
})

test("a reason from a later version is a failure without further words", () => {
  expect(said({ reason: "solar_flare" as never })).toEqual(["unknown", "unknownRemedy"])
})
