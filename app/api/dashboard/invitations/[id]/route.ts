import { idPath } from "@/lib/api/id-path"
import { withdrawInvitation } from "@/lib/domain/members/invite-member"
import { noContent } from "@/lib/http/answers"
import { endpoint, route } from "@/lib/http/endpoint"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route("/api/dashboard/invitations/{id}", {
  DELETE: endpoint({
    may: "members:manage",
    params: idPath,
    async answer({ context, params }) {
      await withdrawInvitation(context, params.id)
      return noContent()
    },
  }),
})
