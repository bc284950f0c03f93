/** Confirmations before postings are changed, and what is said afterwards. */
export const postingChanges = {
  // One posting.
  published: "{posting} was published",
  staysClosed: "{posting} is active, but stays closed",
  archived: "{posting} was archived",
  draft: "{posting} is now a draft",
  activeAgain: "{posting} is active again",
  archivedAgain: "{posting} is archived again",
  draftAgain: "{posting} is a draft again",
  datedToday: "Published today, open until {day}.",
  closeDatePassed: "Its close date, {day}, has passed. Choose a later one to open it.",
  openUntil: "Open until {day}.",
  notSeen: "Candidates no longer see it.",
  keepsDates: "It keeps its publish date, {from}, until you publish it again.",
  // Many postings.
  manyPublished: "{count, plural, one {# posting published} other {# postings published}}",
  manyArchived: "{count, plural, one {# posting archived} other {# postings archived}}",
  manyDeleted: "{count, plural, one {# posting deleted} other {# postings deleted}}",
  manyRestored: "{count, plural, one {# posting restored} other {# postings restored}}",
  publishing: "Publishing {finished, number} of {total, number}",
  archiving: "Archiving {finished, number} of {total, number}",
  deleting: "Deleting {finished, number} of {total, number}",
  restoring: "Restoring {finished, number} of {total, number}",
  notAllChanged: "The postings could not all be changed",
  // Deleting.
  deleteOne: "Delete {posting}?",
  confirmOne: "Delete posting",
  textLost: "It goes to the bin. You can restore it for 30 days.",
  textAndReferenceLost:
    "It goes to the bin. You can restore it for 30 days. Its reference, {reference}, can be used again right away.",
  // Undoing.
  asBefore: "{posting} restored",
  // Today's rules refuse the rest.
  statusBack: "{posting} has its earlier status again",
  statusBackText: "The other changes stay, because the earlier values are no longer allowed. {reason}",
  backFromBin: "{posting} restored from the bin",
  changedSince: "{posting} has been changed since, so nothing was undone",
  changedSinceText: "{actor} changed it after you. Look at the history to decide what to undo.",
  somebody: "Someone else",
  look: "Look at it",
  stillInBin: "{posting} is still in the bin",
  stillInBinText: "Another posting has its reference now. In the bin you can restore it under another one.",
  toBin: "Go to the bin",
  // The reference is taken.
  referenceTaken: "Another posting has this reference now",
  referenceTakenText: "A reference belongs to one posting at a time. <link>Look at the other posting</link>",
  whichReference: "Reference of this posting",
  presentReference: "Keep the current one, {reference}",
  otherReference: "Another reference",
  noReference: "No reference",
  newReference: "New reference",
  useReference: "Continue",
} as const
