import { expect, test } from "vitest"
import { keptOperations, type LoggedOperation } from "./logged-operation"

const refused = (fields: number, text: string): LoggedOperation => ({
  op: "create",
  id: null,
  referenceId: text,
  status: 400,
  code: "validation_failed",
  errors: Array.from({ length: fields }, () => ({ field: text, code: "too_long", message: text })),
  moreErrors: 2,
})

test("a batch is logged up to a limit, and every bad field is counted", () => {
  const kept = keptOperations(Array.from({ length: 120 }, () => refused(9, "É😀".repeat(300))))
  expect(kept).toHaveLength(100)
  expect(JSON.stringify(kept).length).toBeLessThan(45_000)
  expect(kept.map(({ errors, moreErrors }) => errors.length + moreErrors)).toEqual(kept.map(() => 11))
  expect(kept[0]?.errors).toHaveLength(5)
  expect(kept.at(-1)?.errors).toEqual([])
  expect(JSON.stringify(kept)).not.toMatch(/\ufffd|\\ud/)
})

test("short texts are logged unchanged, except for secrets", () => {
  expect(keptOperations([refused(1, "title")])).toEqual([refused(1, "title")])
  expect(keptOperations([refused(1, "opn_abc123")])).toEqual([refused(1, "opn_***")])
})
