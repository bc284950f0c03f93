"use client"

import { NumberInput, type NumberInputProps } from "./number-input"

export interface MoneyInputProps extends Omit<NumberInputProps, "format" | "start"> {
  /** ISO 4217; its sign stands before the amount. */
  currency?: string
  maximumFractionDigits?: number
}

/** An amount of money, with its sign in the frame and no more decimals than were typed. */
export function MoneyInput({
  currency = "CAD",
  maximumFractionDigits = 4,
  locale = "en-CA",
  min = 0,
  ...props
}: MoneyInputProps) {
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
