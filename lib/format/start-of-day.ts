/**
 * The start of `day` (`YYYY-MM-DD`) in `timeZone`, in RFC 3339, with the offset in force before 2 a.m., when Canada's
 * clocks change.
 */
export function startOfDayIn(day: string, timeZone: string): string {
  const format = new Intl.DateTimeFormat("en", { timeZone, timeZoneName: "longOffset" })
  const name = format.formatToParts(new Date(`${day}T04:00Z`)).find(({ type }) => type === "timeZoneName")
  return `${day}T00:00:00${name?.value.slice(3) || "Z"}`
}
