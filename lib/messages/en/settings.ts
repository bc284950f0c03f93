/** The frame around all settings pages. */
export const settings = {
  title: "Settings",
  noPermission: "No permission",
  adminsOnly: "Only admins can see this page",
  adminsOnlyText:
    "Your role at {employer} {role, select, admin {is admin} editor {is editor} other {is viewer}}. An admin can make you an admin under Settings, Members.",
  goToAccount: "Go to your account",
  // Leaving a page with a form that has not been saved.
  leaveTitle: "Leave without saving?",
  leaveText: "Your unsaved changes on this page will be lost.",
  leaveStay: "Keep editing",
  leaveConfirm: "Leave without saving",
} as const
