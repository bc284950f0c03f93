/** The emails that people receive. */
export const mails = {
  invitationSubject: "{employer} invites you to Openings",
  invitationFrom: "{person} invites you to work on the job postings of {employer}, as {role}.",
  invitationLink: "Accept the invitation within 7 days: {link}",
  invitationUnexpected: "The link works once. If you weren’t expecting this, you can ignore it.",
  passwordSubject: "Set a new password for Openings",
  passwordAsked: "Someone, hopefully you, asked for a new password for {email}.",
  passwordLink: "Set it here within an hour: {link}",
  passwordNotYou: "If this wasn’t you, you don’t have to do anything: your password stays the same.",
  resetSubject: "Your two-factor sign-in for Openings was reset",
  resetByAdmin: "{person}, an admin of {employer},",
  resetByOperator: "Whoever runs the server",
  resetDone: "{by} has reset the two-factor sign-in of {email}. You were signed out everywhere.",
  resetNow: "Your password alone signs you in now. Set up two-factor sign-in again under Settings, Account.",
  resetNotAsked: "If you didn’t ask for this, speak to them, and change your password.",
  webhookExhaustedSubject: "A webhook of {employer} has missed an event",
  webhookExhausted:
    "Openings tried for three days to deliver a change to {url} and gave up on that event. Newer events are still being sent.",
  webhookDisabledSubject: "A webhook of {employer} was disabled",
  webhookGone: "{url} answered 410 Gone, so Openings has stopped sending to it.",
  webhookFailing:
    "Every attempt to reach {url} has failed for 5 days, so Openings has stopped sending to it.",
  webhookRemedy:
    "Settings, Webhooks says why. Once it works again, enable it there and recover what it missed: everything from the last 30 days is kept.",
} as const
