/** What is asked before postings with errors are published. */
export const publishing = {
  oneHasErrors: "The posting check found {errors} in {posting}",
  someHaveErrors: "The posting check found errors in {count, number} of {postings}",
  byCheck:
    "{count, plural, one {You can fix it first, or publish now and fix it later.} other {You can fix them first, or publish now and fix them later.}}",
  enforced: "Your employer lets postings out only without errors.",
  others: "{count, plural, one {Publish the other one} other {Publish the other #}}",
  anyway: "Publish anyway",
  allAnyway: "Publish all anyway",
  withErrors: "Postings with errors",
} as const
