/** What is asked before postings are changed, and what is told of it. */
export const postingChanges = {
  // One posting.
  published: "{posting} is published",
  archived: "{posting} is archived",
  draft: "{posting} is a draft",
  activeAgain: "{posting} is active again",
  archivedAgain: "{posting} is archived again",
  draftAgain: "{posting} is a draft again",
  datedToday: "It is dated today and open until {day}.",
  closeDatePassed: "Its close date, {day}, has passed: choose a later one to open it again.",
  openUntil: "It is open until {day}.",
  notSeen: "Candidates no longer see it.",
  keepsDates: "It keeps the publish date that publishing gave it, {from}, until it is published again.",
  // Many postings.
  manyPublished: "{count, plural, one {# posting is published} other {# postings are published}}",
  manyArchived: "{count, plural, one {# posting is archived} other {# postings are archived}}",
  manyDeleted: "{count, plural, one {# posting is deleted} other {# postings are deleted}}",
  manyRestored: "{count, plural, one {# posting is back as it was} other {# postings are back as they were}}",
  stoppedPublished:
    "Stopped: {count, plural, one {# of {asked} is published} other {# of {asked} are published}}",
  stoppedArchived:
    "Stopped: {count, plural, one {# of {asked} is archived} other {# of {asked} are archived}}",
  stoppedDeleted: "Stopped: {count, plural, one {# of {asked} is deleted} other {# of {asked} are deleted}}",
  stoppedRestored:
    "Stopped: {count, plural, one {# of {asked} is back as it was} other {# of {asked} are back as they were}}",
  draftsDated:
    "{count, plural, one {# of them was a draft and is dated today.} other {# of them were drafts and are dated today.}}",
  alreadySo: "{count, plural, one {# more was so already.} other {# more were so already.}}",
  alreadyPublished:
    "{count, plural, one {# posting is already published} other {# postings are already published}}",
  alreadyArchived:
    "{count, plural, one {# posting is already archived} other {# postings are already archived}}",
  publishing: "Publishing {finished, number} of {total, number}",
  archiving: "Archiving {finished, number} of {total, number}",
  deleting: "Deleting {finished, number} of {total, number}",
  restoring: "Restoring {finished, number} of {total, number}",
  notAllChanged: "The postings could not all be changed",
  notPublished: "{count, number} of {asked} could not be published",
  notArchived: "{count, number} of {asked} could not be archived",
  notDeleted: "{count, number} of {asked} could not be deleted",
  notRestored: "{count, number} of {asked} could not be restored",
  noneChanged: "Nothing has been changed. Those that failed stay selected.",
  othersPublished:
    "The other {count, plural, one {# is published} other {# are published}}. Those that failed stay selected.",
  othersArchived:
    "The other {count, plural, one {# is archived} other {# are archived}}. Those that failed stay selected.",
  othersDeleted:
    "The other {count, plural, one {# is deleted} other {# are deleted}}. Those that failed stay selected.",
  othersRestored:
    "The other {count, plural, one {# is back as it was} other {# are back as they were}}. Those that failed stay selected.",
  tryAgain: "Try {postings} again",
  failed: "What failed",
  // Deleting.
  deleteOne: "Delete {posting}?",
  deleteMany: "Delete {postings}?",
  confirmOne: "Delete posting",
  confirmMany: "Delete {postings}",
  toBeDeleted: "To be deleted",
  andMore: "{count, plural, one {and # more} other {and # more}}",
  textLost: "It goes to the bin, from where it can be restored for 30 days.",
  textAndReferenceLost:
    "It goes to the bin, from where it can be restored for 30 days. Its reference {reference} is free at once.",
  textsLost:
    "They go to the bin, from where they can be restored for 30 days. Their references are free at once.",
  activeNow: "{count, plural, one {# of them is active now.} other {# of them are active now.}}",
  // Taking back what was done.
  asBefore: "{posting} is back as it was",
  // The rules of today refuse the rest.
  statusBack: "{posting} has its earlier status again",
  statusBackText: "The other changes stay, since what was there before is refused today. {reason}",
  backFromBin: "{posting} is restored from the bin",
  changedSince: "{posting} has been changed since, so nothing was undone",
  changedSinceText: "{actor} changed it after you. Look at the history to decide what to undo.",
  somebody: "Somebody else",
  look: "Look at it",
  stillInBin: "{posting} is still in the bin",
  stillInBinText: "Another posting has its reference now. In the bin you can restore it under another one.",
  toBin: "Go to the bin",
  // Its reference is taken.
  referenceTaken: "Another posting has this reference now",
  referenceTakenText: "A reference belongs to one posting at a time. <link>Look at the other posting</link>",
  whichReference: "Reference of this posting",
  presentReference: "Keep the present one, {reference}",
  otherReference: "Another reference",
  noReference: "No reference",
  newReference: "New reference",
  useReference: "Continue",
} as const
