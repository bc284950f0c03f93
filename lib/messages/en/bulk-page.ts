/** Changing many postings at once, in the dashboard. */
export const bulkPage = {
  selectMatching: "Select all {count, number} that match",
  tooManyToSelect: "You can change up to {most, number} postings at once",
  more: "More",
  // Actions.
  publish: "Publish {postings}",
  archive: "Archive {postings}",
  delete: "Delete {postings}",
  closeDate: "Set the close date",
  extend: "Extend the close date",
  autoRefresh: "Switch auto-refresh on or off",
  addCategory: "Add a category",
  removeCategory: "Remove a category",
  email: "Replace the application email",
  url: "Replace the application address",
  undo: "Undo a change",
  asks: "{deed}…",
  // Options.
  of: "For {postings}",
  deedTo: "{deed}: {value}",
  daysMore: "{count, plural, one {# more day} other {# more days}}",
  days: "Days to add",
  daysHint: "From 1 to {most}. They are added to the close date of each posting.",
  autoRefreshIs: "Auto-refresh",
  on: "On",
  off: "Off",
  category: "Category",
  chooseCategory: "Choose a category",
  newEmail: "New email address",
  emailHint: "Only changes postings that take applications by email.",
  newUrl: "New web address",
  urlHint: "Only changes postings that take applications on a web page.",
  continue: "Continue",
  back: "Back",
  // Preview.
  trying: "Checking {postings}…",
  willChange: "{count, plural, one {# posting will change.} other {# postings will change.}}",
  willPublish: "{count, plural, one {# posting will be published.} other {# postings will be published.}}",
  willArchive: "{count, plural, one {# posting will be archived.} other {# postings will be archived.}}",
  willDelete: "{count, plural, one {# posting will be deleted.} other {# postings will be deleted.}}",
  willNotChange: "Nothing will change.",
  leavePublic:
    "{count, plural, one {# of them is public. Candidates will no longer see it.} other {# of them are public. Candidates will no longer see them.}}",
  moveClosing:
    "{count, plural, one {The close date of # of them becomes {day}, {days, number} days after publishing.} other {The close dates of # of them become {day}, {days, number} days after publishing.}}",
  stayClosed:
    "{count, plural, one {# of them stays closed, because its close date has passed. Choose a later one to open it.} other {# of them stay closed, because their close dates have passed. Choose later ones to open them.}}",
  alreadySo: "{count, plural, one {# doesn’t need to change.} other {# don’t need to change.}}",
  willSkip: "{count, plural, one {# will be left as is:} other {# will be left as is:}}",
  timesReason: "{count, number} × {reason}",
  whichSkip: "Which ones",
  firstNamed: "The first {count, number} of them:",
  publishDespite:
    "{count, plural, one {Publish the posting with errors too} other {Publish the # postings with errors too}}",
  enforced: "Your employer doesn’t allow postings with errors to be published.",
  toBin:
    "Deleted postings go to the bin. You can restore them from there for 30 days. Their references can be used again right away.",
  start: "Change {postings}",
  // While it runs.
  loading: "Loading the change…",
  underWay: "Changing {finished, number} of {total, number}",
  mayClose: "You can close this window and keep working. The change continues in the background.",
  stopping: "Stopping…",
  // Results.
  changed: "{count, plural, one {# posting changed} other {# postings changed}}",
  notReached: "Stopped. {count, plural, one {# posting wasn’t changed.} other {# postings weren’t changed.}}",
  stayed: "{count, plural, one {# posting was left as it was.} other {# postings were left as they were.}}",
  skipped: "{count, plural, one {# posting was left as it was:} other {# postings were left as they were:}}",
  skippedList: "Postings that were not changed as asked",
  moreSkipped: "Show more",
  partly:
    "{count, plural, one {# posting got only its earlier status back:} other {# postings got only their earlier status back:}}",
  onlyStatus:
    "{count, plural, one {# posting got only its earlier status back.} other {# postings got only their earlier status back.}}",
  stayedClosed:
    "{count, plural, one {# of them stays closed, because its close date has passed.} other {# of them stay closed, because their close dates have passed.}}",
  runs: "Your bulk changes",
  runsText:
    "What you changed on several postings at once in the last 30 days. Open one to see its result or undo it.",
  noRuns: "You haven’t changed several postings at once yet.",
  wasStopped: "Stopped",
  isUnderWay: "Under way",
  showRuns: "Your bulk changes…",
  undoAll: "Undo",
  showResult: "Show details",
  showProgress: "Show",
  dismiss: "Dismiss",
} as const
