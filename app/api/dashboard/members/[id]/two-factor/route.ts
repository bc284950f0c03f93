import { idPath } from "@/lib/api/id-path"
import { noContent } from "@/lib/http/answers"
import { endpoint, route } from "@/lib/http/endpoint"
import { resetAndTell } from "@/lib/identity/reset-factors"

const name = "/api/dashboard/members/{id}/two-factor"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(name, {
  DELETE: endpoint({
    may: "members:manage",
    params: idPath,
    async answer({ request, context, params }) {
      await resetAndTell(request, context, params.id)
      return noContent()
    },
  }),
})
