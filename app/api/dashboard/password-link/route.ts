import { passwordLinkRequest } from "@/lib/api/dashboard/account"
import { ok } from "@/lib/http/answers"
import { endpoint, route } from "@/lib/http/endpoint"
import { requestPasswordLink } from "@/lib/identity/passwords"
import { requireSameOrigin } from "@/lib/http/same-origin"
import { say } from "@/lib/messages/message"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route("/api/dashboard/password-link", {
  POST: endpoint({
    may: "anyone",
    form: { schema: passwordLinkRequest, refusal: say("members.linkNotSent") },
    async answer({ request, requestId, body }) {
      requireSameOrigin(request)
      return ok({ mailed: await requestPasswordLink(request, requestId, body.values.email) })
    },
  }),
})
