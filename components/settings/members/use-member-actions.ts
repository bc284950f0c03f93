import { useMessages } from "@/components/messages/use-messages"

import { toast } from "@/components/ui/toast"
import { type ListedMember, type Role, useChangeRole } from "@/lib/queries/members"
import { refusalInWords } from "@/lib/queries/refusal-in-words"
import type { MemberDialog } from "./member-dialogs"
import { roleWithArticle } from "./member-words"

export type MemberActions = {
  changeRole: (member: ListedMember, role: Role) => void
  remove: (member: ListedMember) => void
  makePasswordLink: (member: ListedMember) => void
  resetFactors: (member: ListedMember) => void
}

/** What can be done with a member: a role changes at once, with an undo; anything that can't be undone asks in a dialog. */
export function useMemberActions(ask: (asked: MemberDialog) => void): MemberActions {
  const { t } = useMessages()
  const change = useChangeRole()

  function put(member: ListedMember, role: Role, before: Role | null) {
    const about = [`member-${member.id}`]
    change.mutateAsync({ id: member.id, role }).then(
      () =>
        toast({
          title: t("members.roleIsNow", { person: member.person.name, role: roleWithArticle(role) }),
          about,
          ...(before && { action: { label: t("members.undo"), onClick: () => put(member, before, null) } }),
        }),
      (error: unknown) =>
        toast({
          type: "error",
          title: t("members.roleNotChanged"),
          description: refusalInWords(error),
          about,
        }),
    )
  }

  return {
    changeRole: (member, role) =>
      member.you ? ask({ what: "step-back", member, role }) : put(member, role, member.role),
    remove: (member) => ask({ what: "remove", member }),
    makePasswordLink: (member) => ask({ what: "password-link", member }),
    resetFactors: (member) => ask({ what: "reset-factors", member }),
  }
}
