import { presentMember } from "@/lib/api/dashboard/members"
import { listMembers } from "@/lib/domain/members/manage-members"
import { ok } from "@/lib/http/answers"
import { endpoint, route } from "@/lib/http/endpoint"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route("/api/dashboard/members", {
  // Everybody may see who their colleagues are, and thereby who can grant them more.
  GET: endpoint({
    may: "account:use",
    async answer({ context }) {
      const own = context.actor.kind === "person" ? context.actor.userId : null
      return ok({ data: (await listMembers(context)).map((member) => presentMember(member, own)) })
    },
  }),
})
