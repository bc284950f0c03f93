import { newPasswordRequest, openPasswordLinkQuery } from "@/lib/api/dashboard/account"
import { requireOpenPasswordLink } from "@/lib/domain/members/password-link"
import { noContent } from "@/lib/http/answers"
import { serviceContext } from "@/lib/http/context"
import { endpoint, route } from "@/lib/http/endpoint"
import { setPassword } from "@/lib/identity/passwords"
import { requireSameOrigin } from "@/lib/http/same-origin"
import { say } from "@/lib/messages/message"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route("/api/dashboard/password", {
  GET: endpoint({
    may: "anyone",
    query: openPasswordLinkQuery,
    async answer({ query }) {
      await requireOpenPasswordLink(serviceContext(), query.token)
      return noContent()
    },
  }),
  PUT: endpoint({
    may: "anyone",
    form: { schema: newPasswordRequest, refusal: say("account.passwordNotSet") },
    async answer({ request, requestId, body }) {
      requireSameOrigin(request)
      await setPassword(request, requestId, body.values)
      return noContent()
    },
  }),
})
