/** What may be wrong with an employer. */
export const employers = {
  notSaved: "The employer could not be saved",
  notCreated: "The employer could not be created",
  notChosen: "The employer could not be chosen",
  setUpNotFinished: "The set-up could not be finished",
  setUpLinkEnded: "This set-up link no longer works. Restart the server to get a new one, or sign in.",
  setUpLinkCut: "The link is incomplete. Copy it whole from the server's output.",
  nameMissing: "Enter the employer's name.",
  nameNotOneLine: "The name may have no line breaks.",
  unknownTimeZone: "This isn't a time zone. Example: America/Vancouver.",
  timeZoneMissing: "Choose a time zone.",
  choose: "Choose an employer.",
  plan: "The plan",
  twoFactorNotRequired: "Two-factor sign-in could not be required",
  ruleNotSaved: "The rule could not be saved",
  ownFactorMissing: "Set up your own two-factor sign-in first, under Settings, Account.",
  changedMeanwhile: "Somebody else changes the employer. Try again in a moment.",
} as const
