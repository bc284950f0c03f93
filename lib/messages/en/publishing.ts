/** What is asked before postings with errors, or with a close date that has passed, are published. */
export const publishing = {
  oneHasErrors: "The posting check found {errors} in {posting}",
  byCheck:
    "{count, plural, one {You can fix it first, or publish now and fix it later.} other {You can fix them first, or publish now and fix them later.}}",
  enforced: "Your employer doesn’t allow postings with errors to be published.",
  show: "{count, plural, one {Show the error} other {Show the errors}}",
  anyway: "Publish anyway",
  withErrors: "Postings with errors",
  // The close date has passed.
  needsDay: "{posting} needs a new close date",
  closedOn: "It closed on {day}. Choose the last day to apply.",
  alsoClosed: "Its close date, {day}, has passed too.",
  newCloseDate: "New close date",
  dayMissing: "Choose a close date.",
  dayPassed: "This day has passed. Choose today or a later day.",
} as const
