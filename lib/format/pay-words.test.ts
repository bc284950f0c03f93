import { describe, expect, it } from "vitest"
import { speakerOf } from "@/lib/messages/speaker-of"
import { type Pay, payWords } from "./pay-words"

describe("pay in words", () => {
  const said = (pay: Pay) => payWords(pay, speakerOf("en"))

  it("say what the pay is for", () => {
    expect(said({ amount: 22.5, maximum: 27, unit: "hour", plusCommission: true })).toBe(
      "$22.50–$27.00 per hour, plus commission",
    )
    expect(said({ amount: 55000, unit: "year" })).toBe("$55,000 per year")
    expect(said({ amount: 55000.5, unit: "year" })).toBe("$55,000.50 per year")
    expect(said({ amount: 24, unit: "hour" })).toBe("$24.00 per hour")
    expect(said({ amount: 24 })).toBe("$24")
  })

  it("show cents on both ends of a range or on neither", () => {
    expect(said({ amount: 22, maximum: 27.5 })).toBe("$22.00–$27.50")
    expect(said({ amount: 22, maximum: null })).toBe("$22")
    expect(said({ amount: 22, maximum: 22 })).toBe("$22")
  })

  it("are written in French as in Québec", () => {
    const inFrench = (pay: Pay) => payWords(pay, speakerOf("fr")).replace(/\s/g, " ")
    expect(inFrench({ amount: 24.5, maximum: 27, unit: "hour", plusCommission: true })).toBe(
      "24,50 $ à 27,00 $ l’heure, plus commission",
    )
    expect(inFrench({ amount: 55000, unit: "year" })).toBe("55 000 $ par année")
  })
})
