import { describe, expect, it } from "vitest"
import { textOf } from "@/lib/messages/text-of"
import { readAmount, writeAmount } from "./amounts"

const write = "Write"

describe("an amount typed in English", () => {
  it.each([
    ["24", 24],
    ["24.50", 24.5],
    ["24.5", 24.5],
    ["24.5000", 24.5],
    ["17.8525", 17.8525],
    [".5", 0.5],
    ["24.", 24],
    ["24,000", 24000],
    ["24 000", 24000],
    ["24\u00a0000", 24000],
    ["24\u202f000", 24000],
    ["1,234,567", 1234567],
    ["1.234.567", 1234567],
    ["24,000.50", 24000.5],
    ["24 000.50", 24000.5],
    ["24 000,50", 24000.5],
    ["24.000,50", 24000.5],
    ["24.000", 24],
    ["$24.50", 24.5],
    ["$ 24.50", 24.5],
    ["CA$24.50", 24.5],
    ["24.50 $", 24.5],
    ["24.50 CAD", 24.5],
    ["\u00a0 24.50 ", 24.5],
    ["-5", -5],
    ["−5", -5],
    ["-$5", -5],
    ["007", 7],
    ["20.12345", 20.12345],
  ])("%j is read as %d", (text, amount) => {
    expect(readAmount(text)).toEqual({ amount })
  })

  it.each(["", "   ", "\u00a0"])("%j is not an amount", (text) => {
    expect(readAmount(text)).toEqual({ amount: null })
  })

  it.each([
    ["24,50", "Write 24.50 for $24.50, with a point before the cents."],
    ["24,5", "Write 24.5 for $24.50, with a point before the cents."],
    ["24,", "Write the amount in digits, such as 24.50 or 24,000."],
    ["1e5", write],
    ["abc", write],
    ["24k", write],
    ["24-30", write],
    ["$", write],
    ["$$5", write],
    [".", write],
    ["1,2,3", write],
    ["1,23,456", write],
    ["24 00", write],
    ["2 4", write],
    ["1.2.3", write],
    ["24,000,50", write],
    ["24 000,500", write],
    ["1,000 000", write],
    ["0,500", write],
    ["٢٤", write],
    ["24²", write],
    ["٢٤.5", write],
    ["24.5000000000000000001", write],
    ["12345678901234567890", write],
    ["Infinity", write],
    ["0x10", write],
    ["--5", write],
  ])("%j is refused, with what to write instead", (text, sentence) => {
    const read = readAmount(text)
    expect(read).not.toHaveProperty("amount")
    expect("unclear" in read && textOf(read.unclear, "en")).toContain(sentence)
  })
})

describe("an amount typed as another language writes it", () => {
  it.each([
    ["de-DE", "1.300,25", 1300.25],
    ["de-DE", "24,50", 24.5],
    ["de-DE", "24.000", 24000],
    ["de-DE", "24,000.50", 24000.5],
    ["fr-CA", "24,50", 24.5],
    ["fr-CA", "24,50 $", 24.5],
    ["fr-CA", "24 000,50", 24000.5],
    ["fr-CA", "24 000,500", 24000.5],
    ["fr-CA", "52 000", 52000],
    ["fr-CA", "17,8520", 17.852],
    ["fr-CA", "0,500", 0.5],
    ["fr-CA", "24.50", 24.5],
    ["de-CH", "24’000.50", 24000.5],
    ["de-CH", "24'000", 24000],
  ])("in %s %j is read as %d", (locale, text, amount) => {
    expect(readAmount(text, locale)).toEqual({ amount })
  })

  it.each([
    ["de-DE", "24.50", "Write 24,50 for "],
    ["fr-CA", "24.000", "Write 24\u00a0000 for 24\u00a0000\u00a0$, or 24 for 24\u00a0$."],
    ["fr-CA", "52,000", "Write 52\u00a0000 for 52\u00a0000\u00a0$, or 52 for 52\u00a0$."],
    ["de-DE", "52,125", "Write 52.125 for 52.125"],
    ["fr-CA", "24,000.5.5", "Write "],
  ])("in %s %j is refused", (locale, text, sentence) => {
    const read = readAmount(text, locale)
    expect("unclear" in read && textOf(read.unclear, "en")).toContain(sentence)
  })
})

describe("an amount in its field", () => {
  it.each([
    ["en-CA", 24, "24"],
    ["en-CA", 21.5, "21.50"],
    ["en-CA", 17.8525, "17.8525"],
    ["en-CA", 55000, "55,000"],
    ["de-DE", 1250.5, "1.250,50"],
    ["fr-CA", 1250.5, "1\u00a0250,50"],
    ["ar-EG", 24, "24"],
    ["en-CA", 20.12345, "20.12345"],
  ])("in %s %d is written as %j", (locale, amount, text) => {
    expect(writeAmount(amount, locale)).toBe(text)
  })

  it("reads back as the same amount, in any language", () => {
    for (const locale of ["en-CA", "de-DE", "fr-CA", "fr-FR", "de-CH", "ar-EG", "hi-IN", "pt-BR", "sv-SE"])
      for (const amount of [0, 0.5, 24, 17.852, 24.5, 999.9999, 1000, 24000, 123456.78, 1234567])
        expect(readAmount(writeAmount(amount, locale), locale), `${amount} in ${locale}`).toEqual({ amount })
  })
})
