/** The differences between two versions of a posting. */
export const differences = {
  added: "Added:",
  removed: "Removed:",
  none: "None",
  yes: "Yes",
  no: "No",
  on: "On",
  off: "Off",
  formattingOnly: "Only the formatting or a link changed; the words are the same.",
  showText: "Show the changes",
  tooLong: "Changed, and too long to show here.",
  unchangedWords: "{count, plural, one {… # unchanged word …} other {… # unchanged words …}}",
} as const
