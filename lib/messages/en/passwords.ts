/** The pages for a forgotten password and a new one. */
export const passwords = {
  forgottenPageTitle: "Forgot password",
  forgottenTitle: "Forgot your password?",
  forgottenDescription:
    "Enter the email address you sign in with, and we’ll send you a link to set a new password.",
  sendLink: "Send link",
  backToSignIn: "Back to sign in",
  lookIntoMail: "Check your email",
  linkOnItsWay:
    "If someone signs in as <address>{email}</address>, we’ve sent a link to set a new password. It works once and expires in an hour.",
  nothingComes: "No email? Check your junk folder, and that this is the address you sign in with.",
  askByHand: "Ask for a link",
  askByHandText:
    "This installation doesn’t send email. An admin of your employer can make you a link to a new password, under Settings, Members. The server’s operator can too, with this command:",
  onServer: "On the server",
  worksOnce: "The link works once and expires in an hour.",
  incompleteTitle: "This link is incomplete",
  incompleteText:
    "Part of the link is missing. Open it again from the message it came in, or copy the whole link.",
  endedTitle: "This link no longer works",
  endedText:
    "It was used, it has expired (it works for an hour), or the password has been changed since. If you have set a new password, sign in with it.",
  askForAnother: "Ask for another link",
  newPageTitle: "New password",
  newTitle: "Choose a new password",
  newDescription: "You’ll be signed out everywhere and can sign in with the new password.",
  newPassword: "New password",
  set: "Set password",
} as const
