/** The pages for a forgotten password and a new one. */
export const passwords = {
  forgottenPageTitle: "Forgotten password",
  forgottenTitle: "Forgotten your password?",
  forgottenDescription: "Tell us the address you sign in with, and we send you a link to a new one.",
  sendLink: "Send link",
  backToSignIn: "Back to sign in",
  lookIntoMail: "Look into your mail",
  linkOnItsWay:
    "If somebody signs in as <address>{email}</address>, a link to a new password is on its way there. It works once, within an hour.",
  nothingComes:
    "Nothing comes? Look among the junk mail, and check that this is the address you sign in with.",
  askByHand: "Ask for a link",
  askByHandText:
    "This installation sends no mail. An admin of your employer can make you a link to a new password, under Settings, Members. The server’s operator can too, with this command:",
  onServer: "On the server",
  worksOnce: "The link works once, within an hour.",
  incompleteTitle: "This link is incomplete",
  incompleteText:
    "A part of it is missing, so it sets no password. Open it again from the message it came in, as a whole.",
  askForAnother: "Ask for another link",
  newPageTitle: "New password",
  newTitle: "Choose a new password",
  newDescription: "You are signed out everywhere, and sign in again with the new one.",
  newPassword: "New password",
  set: "Set password",
} as const
