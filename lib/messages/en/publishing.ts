/** The confirmation before postings with errors are published. */
export const publishing = {
  oneHasErrors: "The posting check found {errors} in {posting}",
  byCheck:
    "{count, plural, one {You can fix it first, or publish now and fix it later.} other {You can fix them first, or publish now and fix them later.}}",
  enforced: "Your employer doesn’t allow postings with errors to be published.",
  show: "{count, plural, one {Show the error} other {Show the errors}}",
  anyway: "Publish anyway",
  withErrors: "Postings with errors",
} as const
