import { idPath } from "@/lib/api/id-path"
import { endOwnSession } from "@/lib/domain/members/own-account"
import { noContent } from "@/lib/http/answers"
import { endpoint, route } from "@/lib/http/endpoint"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route("/api/dashboard/me/sessions/{id}", {
  DELETE: endpoint({
    may: "account:use",
    params: idPath,
    async answer({ context, params }) {
      await endOwnSession(context, params.id)
      return noContent()
    },
  }),
})
