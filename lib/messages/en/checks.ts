/** Problems with a request to the posting check, and with its settings. */
export const checks = {
  notPublished:
    "The posting can’t be published: the posting check finds {count, plural, one {# error} other {# errors}}. Fix the errors, dismiss them with a reason, or save a draft.",
  notJudged: "The posting could not be checked",
  notDismissed: "The finding could not be dismissed",
  reasonMissing: "Say why.",
  settingsNotSaved: "The settings of the posting check could not be saved",
  settingsChangedMeanwhile: "Someone else is changing these settings. Try again in a moment.",
  factsNotObject: "Facts are an object.",
  aiStatementNotObject: "The sentence about artificial intelligence is an object with en and fr.",
  aiStatement: "The sentence about artificial intelligence",
  notFact: "{name} must be true, false, or null where it isn’t known.",
  hoursOutOfRange: "Enter hours a week above 0 and up to {most}, or none where they aren’t known.",
  muteNotObject: "“mute” must be an object with “code” and “reason”.",
  mutedNotList: "Muted rules are a list of objects with a code and a reason.",
  codeMissing: "Identify the rule by its code.",
  unknownRule: "There is no rule with the code {code}.",
  mutedTwice: "{code} is there twice.",
} as const
