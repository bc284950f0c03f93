"use client"

import { NumberInput, type NumberInputProps } from "./number-input"

export interface MoneyInputProps extends Omit<NumberInputProps, "format" | "start"> {
  /** ISO 4217; its sign stands before the amount. */
  currency?: string
}

/** Intl's own limit: what is typed is shown as it is, and never rounded behind somebody's back. */
const maximumFractionDigits = 20

/** An amount of money, with its sign in the frame and just the decimals that were typed. */
export function MoneyInput({ currency = "CAD", locale = "en-CA", min = 0, ...props }: MoneyInputProps) {
  return (
    <NumberInput
      {...props}
      locale={locale}
      min={min}
      format={{ maximumFractionDigits }}
      start={currencySign(currency, locale)}
    />
  )
}

function currencySign(currency: string, locale: string): string {
  const parts = new Intl.NumberFormat(locale, {
    style: "currency",
    currency,
    currencyDisplay: "narrowSymbol",
  }).formatToParts(0)
  return parts.find((part) => part.type === "currency")?.value ?? currency
}
