import { memberChange, presentLeftPending, presentMember } from "@/lib/api/dashboard/members"
import { idPath } from "@/lib/api/id-path"
import { changeRole, removeMember } from "@/lib/domain/members/manage-members"
import { noContent, ok } from "@/lib/http/answers"
import { endpoint, route } from "@/lib/http/endpoint"
import { say } from "@/lib/messages/message"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route("/api/dashboard/members/{id}", {
  PUT: endpoint({
    may: "members:manage",
    params: idPath,
    form: { schema: memberChange, refusal: say("members.roleNotChanged") },
    async answer({ context, params, body }) {
      const member = await changeRole(context, params.id, body.values.role)
      return ok(presentMember(member, context.actor))
    },
  }),
  DELETE: endpoint({
    may: "members:manage",
    params: idPath,
    async answer({ context, params }) {
      const left = await removeMember(context, params.id)
      const nothing = left.invitations.length === 0 && left.passwordLinks.length === 0
      return nothing ? noContent() : ok(presentLeftPending(left, context.clock.now()))
    },
  }),
})
