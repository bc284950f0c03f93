/** The page where the first employer is created. */
export const setUp = {
  pageTitle: "Set up",
  title: "Set up Openings",
  description: "Create the first employer and its admin. The admin can invite everyone else.",
  employer: "Employer",
  employerName: "Employer’s name",
  timeZone: "Time zone",
  timeZoneHint: "Decides which day it is when a posting is published or closes.",
  you: "You",
  submit: "Create employer and sign in",
  doneTitle: "Openings is already set up",
  doneText:
    "The set-up link only works until there is an employer. Sign in, or ask an admin of your employer to invite you.",
  neededTitle: "This installation is new",
  neededDescription: "Nobody can sign in yet.",
  neededText:
    "The person who started the server can find a set-up link in its output, on the line that begins “Nobody can sign in yet”. It creates the first employer and its admin, and works once.",
  neededAgain:
    "The line is gone? Restart the server, and it prints a new link. The operator can also create an employer: <code>{command}</code>",
} as const
