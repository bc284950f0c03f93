/** The frame around all settings pages. */
export const settings = {
  title: "Settings",
  noPermission: "No permission",
  adminsOnly: "Only admins can see this page",
  adminsOnlyText:
    "Your role at {employer} is {role}. An admin can make you an admin under Settings, Members.",
  goToAccount: "Go to your account",
} as const
