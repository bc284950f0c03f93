import { expect, test } from "vitest"
import { alternatives } from "./alternatives"
import { say } from "./message"
import { textOf } from "./text-of"

const said = (...values: [string, ...string[]]) =>
  (["en", "fr"] as const).map((language) =>
    textOf(say("fields.text", { text: alternatives(values) }), language),
  )

test.each([
  [["A"], ["A", "A"]],
  [
    ["A", "B"],
    ["A or B", "A ou B"],
  ],
  [
    ["A", "B", "C"],
    ["A, B or C", "A, B ou C"],
  ],
  [
    ["A", "B", "C", "D"],
    ["A, B, C or D", "A, B, C ou D"],
  ],
] as [[string, ...string[]], string[]][])("%j", (values, texts) => expect(said(...values)).toEqual(texts))
