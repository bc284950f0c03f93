import { newPasswordRequest } from "@/lib/api/dashboard/account"
import { noContent } from "@/lib/http/answers"
import { endpoint, route } from "@/lib/http/endpoint"
import { setPassword } from "@/lib/identity/passwords"
import { requireSameOrigin } from "@/lib/http/same-origin"
import { say } from "@/lib/messages/message"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route("/api/dashboard/password", {
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
