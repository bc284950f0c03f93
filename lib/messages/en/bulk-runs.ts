/** What may be said of changing many postings at once, and of why one of them is left as it is. */
export const bulkRuns = {
  notStarted: "The postings could not be changed",
  noPostings: "Choose the postings first.",
  tooMany: "{most, number} postings can be changed at once. Narrow the list.",
  idsOrMatch: "Send either the ids of the postings or the filters that match them.",
  unknownFilter: "The list has no filter called “{name}”.",
  filterNotText: "Write each filter as text, as the address of the list does.",
  deedMissing: "Say what to do with the postings.",
  dateMissing: "Choose a date.",
  daysWrong: "Enter a number of days from 1 to {most}.",
  onMissing: "Choose on or off.",
  unfinished: "Your last change of many postings isn’t finished yet. Wait for it, or stop it.",
  nothingToUndo: "There is nothing left to undo.",
  notByEmail: "Candidates don’t apply to it by e-mail.",
  notByUrl: "Candidates don’t apply to it at a web address.",
  gone: "It was deleted in the meantime.",
  hasErrors:
    "{count, plural, one {The posting check found an error in it.} other {The posting check found # errors in it.}}",
  changedSince: "It has been changed since.",
  personLeft: "Whoever asked for this is no longer a member.",
  fault: "Something went wrong on our side.",
} as const
