/** What may be wrong with members, invitations and links to passwords. */
export const members = {
  roleMissing: "Choose a role.",
  roleNotChanged: "The role could not be changed",
  lastAdmin: "This is the last admin of {employer}. Make somebody else an admin first.",
  changedMeanwhile: "Somebody else changes this member. Try again in a moment.",
  notInvited: "The invitation could not be made",
  notAccepted: "The invitation could not be accepted",
  memberAlready: "{email} is a member of {employer} already. Change their role in the list of members.",
  invitationEnded:
    "This invitation no longer works: it was used or withdrawn, it has expired, or who made it is no longer an admin. Ask an admin to invite you again.",
  invitationLinkCut: "The link is incomplete. Open it again from the invitation.",
  accountExists: "There is now an account with this e-mail address. Enter its password.",
  linkNotMade: "The link could not be made",
  linkNotSent: "The link could not be sent",
  ownPasswordInSettings: "Change your own password under Settings, Account.",
  noPowerOverPassword:
    "{person} belongs to another employer too, so that an admin of {employer} cannot make this link. They can ask for one on the sign-in page, or the server's operator can make one.",
  factorNotReset: "The second factor could not be reset",
  ownFactorInSettings: "Change your own two-factor sign-in under Settings, Account.",
  noFactor: "{person} has no second factor.",
  noPowerOverFactor:
    "{person} belongs to another employer too, so that an admin of {employer} cannot do this. Whoever runs the server can.",
  noEmployer: "You no longer belong to an employer. Ask an admin to invite you again.",
  notMemberHere:
    "You are not a member of this employer, or no longer one. Switch to another of yours, or ask an admin to invite you.",
} as const
