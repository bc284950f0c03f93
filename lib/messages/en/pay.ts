/** A posting's pay, and how to write it. */
export const pay = {
  range: "{from}–{to}",
  perYear: "{range} per year",
  perMonth: "{range} per month",
  perWeek: "{range} per week",
  perDay: "{range} per day",
  perHour: "{range} per hour",
  plusCommission: "{pay}, plus commission",
  writeEither: "Write {many} for {manyMeans}, or {few} for {fewMeans}.",
  writeWithPoint: "Write {written} for {amount}, with a point before the cents.",
  writeWithComma: "Write {written} for {amount}, with a comma before the cents.",
  writeInDigits: "Write the amount in digits, such as {small} or {large}.",
  enterAgain: "Enter the amount again.",
} as const
