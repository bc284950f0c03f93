import { presentMember } from "@/lib/api/dashboard/members"
import { listMembers } from "@/lib/domain/members/manage-members"
import { ok } from "@/lib/http/answers"
import { endpoint, route } from "@/lib/http/endpoint"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route("/api/dashboard/members", {
  // All members may see who their colleagues are, and therefore who can grant them more.
  GET: endpoint({
    may: "members:read",
    async answer({ context }) {
      const members = await listMembers(context)
      return ok({ data: members.map((member) => presentMember(member, context.actor)) })
    },
  }),
})
