import { expect, test } from "vitest"
import {
  appAddress,
  generateAppSecret,
  generateRecoveryCodes,
  matchingStep,
  typedSecret,
} from "./one-time-code"

/** The secret and the codes of RFC 6238, appendix B, with six digits. */
const secret = "12345678901234567890"
const known: [seconds: number, code: string][] = [
  [59, "287082"],
  [1111111109, "081804"],
  [1111111111, "050471"],
  [1234567890, "005924"],
  [2000000000, "279037"],
  [20000000000, "353130"],
]

test("codes are those of RFC 6238, and also valid for 30 seconds before and after", () => {
  for (const [seconds, code] of known) {
    const step = Math.floor(seconds / 30)
    for (const late of [-30, 0, 30]) {
      expect(matchingStep(secret, code, new Date((seconds + late) * 1000)), `${code} ${late}`).toBe(step)
    }
    for (const late of [-90, 90])
      expect(matchingStep(secret, code, new Date((seconds + late) * 1000))).toBe(null)
  }
})

test("text that is not a code matches nothing", () => {
  const now = new Date(59_000)
  for (const code of ["", "28708", "2870822", "287083", " 287082", "２８７０８２"])
    expect(matchingStep(secret, code, now), code).toBe(null)
})

test("a secret is written the way apps read it", () => {
  expect(typedSecret(secret)).toBe("GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ")
  expect(typedSecret("a")).toBe("ME")
  expect(appAddress(secret, { account: "ada+1@example.com", issuer: "Openings" })).toBe(
    "otpauth://totp/Openings:ada%2B1%40example.com?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Openings",
  )
  expect(generateAppSecret()).toMatch(/^[\w-]{25}$/)
})

test("there are ten recovery codes, all different, in letters that are not easily confused", () => {
  const codes = generateRecoveryCodes()
  expect(new Set(codes).size).toBe(10)
  for (const code of codes) expect(code).toMatch(/^[a-hjkmnp-z2-9]{5}-[a-hjkmnp-z2-9]{5}$/)
})
