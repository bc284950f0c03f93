import { typeset } from "@/lib/messages/typeset"
import type { InBothLanguages } from "./finding"

/**
 * A text in both languages. French is written with plain spaces and only typeset when it is read, since most texts
 * are only counted.
 */
export function both(en: string, fr: string): InBothLanguages {
  return {
    en,
    get fr() {
      return typeset(fr)
    },
  }
}

/** An amount in dollars as each language writes it; with cents only if there are any. */
export function money(amount: number): InBothLanguages {
  const digits = Number.isInteger(amount) ? 0 : 2
  const [whole = "", cents] = amount.toFixed(digits).split(".")
  const grouped = (separator: string) => thousandsOf(whole).join(separator)
  return {
    en: `$${grouped(",")}${cents ? `.${cents}` : ""}`,
    fr: `${grouped("\u00a0")}${cents ? `,${cents}` : ""}\u00a0$`,
  }
}

function thousandsOf(whole: string): string[] {
  return whole.length <= 3 ? [whole] : [...thousandsOf(whole.slice(0, -3)), whole.slice(-3)]
}

/** A number as each language writes it. */
export function decimal(value: number): InBothLanguages {
  return { en: String(value), fr: String(value).replace(".", ",") }
}
