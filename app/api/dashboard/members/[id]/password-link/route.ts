import type { MadePasswordLink } from "@/lib/api/dashboard/members"
import { idPath } from "@/lib/api/id-path"
import { makeMemberPasswordLink } from "@/lib/domain/members/password-link"
import { ok } from "@/lib/http/answers"
import { endpoint, route } from "@/lib/http/endpoint"
import { passwordLinkAddress } from "@/lib/identity/passwords"
import { requestOrigin } from "@/lib/http/request-address"

const name = "/api/dashboard/members/{id}/password-link"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(name, {
  POST: endpoint({
    may: "members:manage",
    params: idPath,
    async answer({ request, context, params }) {
      const { token, expiresAt } = await makeMemberPasswordLink(context, params.id)
      const link = passwordLinkAddress(requestOrigin(request), token)
      return ok({ link, expiresAt: expiresAt.toISOString() } satisfies MadePasswordLink)
    },
  }),
})
