/** The page on which somebody accepts an invitation. */
export const invitations = {
  pageTitle: "Invitation",
  loadingTitle: "Your invitation",
  title: "Join {employer}",
  asAdmin: "You are invited as an admin, who can do everything here.",
  asEditor: "You are invited as an editor, who writes, publishes and deletes postings.",
  asViewer: "You are invited as a viewer, who reads postings.",
  yourName: "Your name",
  accountExists: "There is an account with this address: sign in with its password.",
  accept: "Accept and sign in",
  incompleteText: "A part of it is missing. Open it again from the message it came in, as a whole.",
  endedTitle: "This invitation no longer works",
  endedText:
    "It was used or withdrawn, it has expired, or whoever made it is no longer an admin. If you have accepted it, sign in. If not, ask an admin of the employer to invite you again.",
} as const
