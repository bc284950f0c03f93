import { roleChoices } from "@/lib/api/dashboard/members"
import { type Message, say } from "@/lib/messages/message"
import type { LeftPending, Role } from "@/lib/queries/members"

const names = {
  admin: "members.adminName",
  editor: "members.editorName",
  viewer: "members.viewerName",
} as const
const withArticles = {
  admin: "members.anAdmin",
  editor: "members.anEditor",
  viewer: "members.aViewer",
} as const

/** "Admin", "Editor", "Viewer". */
export function roleName(role: Role): Message {
  return say(names[role])
}

/** "an admin", "a viewer". */
export function roleWithArticle(role: Role): Message {
  return say(withArticles[role])
}

/** The roles as options. */
export function roleItems(textOf: (message: Message) => string) {
  return roleChoices.map(({ value, label, hint }) => ({ value, label: textOf(label), hint: textOf(hint) }))
}

/** What ended when a member was removed. */
export function leftPendingInWords(left: LeftPending | null): Message {
  if (!left) return say("members.sessionsEnded")
  const [invitations, links] = [left.invitations.length, left.passwordLinks.length]
  if (links === 0) return say("members.sessionsAndInvitationsEnded", { count: invitations })
  if (invitations === 0) return say("members.sessionsAndLinksEnded", { count: links })
  return say("members.allEnded", { invitations, links })
}
